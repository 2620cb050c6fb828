/**
 * What the store gives, or `otherwise` where it fails: a full or broken disk must not hide what a server says.
 *
 * @param onFailed told in a sentence what failed
 */
export async function attempt<T>(
  work: () => Promise<T>,
  otherwise: T,
  onFailed: (note: string) => void,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    onFailed(`Gatepost could not use what it keeps on this computer, and went on without it (${why}).`);
    return otherwise;
  }
}
