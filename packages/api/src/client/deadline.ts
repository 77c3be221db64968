import { ApiError } from "./fault.ts";

/** Time for a whole call: refresh, retries and waiting included (AP-03, spec 9). Milliseconds. */
export const CALL_TIME = 10_000;

/**
 * Runs a task for at most {@link CALL_TIME}. When the time is over, or `outer` is aborted, the promise rejects at that moment
 * (kind `timeout` or `aborted`) and the task's signal fires; a late end of the task is ignored.
 */
export function withDeadline<T>(
  callId: string,
  outer: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const inner = new AbortController();
    const stop = (kind: "timeout" | "aborted") => {
      reject(new ApiError({ kind, callId }));
      inner.abort();
    };
    const giveUp = () => stop("aborted");
    if (outer?.aborted) {
      giveUp();
      return;
    }
    const timer = setTimeout(() => stop("timeout"), CALL_TIME);
    outer?.addEventListener("abort", giveUp, { once: true });
    task(inner.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        outer?.removeEventListener("abort", giveUp);
      });
  });
}

/** Waits; ends early, without an error, when the signal fires. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
