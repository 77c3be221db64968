/** Number of requests for a result, and the pause between them, in ms. */
const tries = 5;
const pauseMs = 1_500;

/** Waits `ms`. */
type Wait = (ms: number) => Promise<unknown>;

/** Asks up to five times until there is an answer; null if there was none, or if the buyer left the page. */
export async function retryUntilAnswered<T>(
  ask: () => Promise<T | null | undefined>,
  left: AbortSignal,
  wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T | null> {
  for (let at = 1; ; at += 1) {
    const answer = await ask();
    if (answer) return answer;
    if (at >= tries || left.aborted) return null;
    await wait(pauseMs);
  }
}
