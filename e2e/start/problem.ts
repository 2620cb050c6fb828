/** Something that ends a command and that the person who called it can act on: the message is one clear sentence. */
export class Problem extends Error {}
