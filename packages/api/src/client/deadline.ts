import { ApiError } from "./fault.ts";

/** Time limit for a whole call in milliseconds, including token renewal, retries and waiting. */
export const CALL_TIME = 10_000;

/**
 * Runs a task for at most `time` milliseconds, {@link CALL_TIME} by default. When the time is up, or `outer` is
 * aborted, the promise rejects at once (kind `timeout` or `aborted`) and the task's signal fires. What the task does
 * afterwards is ignored.
 */
export function withDeadline<T>(
  callId: string,
  outer: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
  time: number = CALL_TIME,
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
    const timer = setTimeout(() => stop("timeout"), time);
    outer?.addEventListener("abort", giveUp, { once: true });
    task(inner.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        outer?.removeEventListener("abort", giveUp);
      });
  });
}

/** Waits. Resolves early, without an error, when the signal fires. */
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
