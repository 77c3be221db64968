/** Does the work for every entry, a few at a time. The first failure ends it. */
export async function inParallel<T>(
  entries: readonly T[],
  atOnce: number,
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const left = entries.values();
  const worker = async () => {
    for (const entry of left) await work(entry);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
