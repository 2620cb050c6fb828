/**
 * Saves a text as a file where the user's downloads go. Only in a page: a background has no document.
 *
 * @param mediaType e.g. `application/json`
 */
export function saveFile(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has read the address by the next task; revoking it at once would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
