/** How often and how long is asked for a result that is not there yet. */
const tries = 5;
const restMs = 1_500;

/** Waits for so many ms. */
type Wait = (ms: number) => Promise<unknown>;

/** Asks until there is an answer, a handful of times; null when none came, or when the page was left. */
export async function pickUp<T>(
  ask: () => Promise<T | null | undefined>,
  leaving: AbortSignal,
  wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T | null> {
  for (let at = 1; ; at += 1) {
    const answer = await ask();
    if (answer) return answer;
    if (at >= tries || leaving.aborted) return null;
    await wait(restMs);
  }
}
