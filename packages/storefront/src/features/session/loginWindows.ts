import { attempt as tryTo } from "../../start/attempt.ts";
import type { LoginState } from "./readLoginState.ts";

/** The channel on which the window of a login says how it ended, and the waiting window answers. */
const channelName = "sundry-login";
/** How long to wait for that answer, in ms. */
const answerMs = 500;

/** A message of either window; `attempt` names the login. */
interface Message {
  readonly attempt: string;
  /** How it ended, without a login. */
  readonly ended?: LoginState;
  /** The waiting window has received it. */
  readonly taken?: boolean;
}

/**
 * Tells the waiting window that a login has ended without success. Resolves to true if that window shows it, to false if no window
 * waits; then this one has to show it.
 */
export function handOver(attempt: string, ended: LoginState): Promise<boolean> {
  const channel = attempt === "" ? undefined : openChannel();
  if (!channel) return Promise.resolve(false);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), answerMs);
    channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if (data.attempt !== attempt || !data.taken) return;
      clearTimeout(timer);
      resolve(true);
    });
    channel.postMessage({ attempt, ended } satisfies Message);
  }).finally(() => channel.close());
}

/** Waits until the login ends without success in its window; returns the function that stops waiting. */
export function waitForEnd(attempt: string, onEnded: (ended: LoginState) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.attempt !== attempt || !data.ended) return;
    channel.postMessage({ attempt, taken: true } satisfies Message);
    onEnded(data.ended);
  });
  return () => channel.close();
}

function openChannel(): BroadcastChannel | undefined {
  return tryTo(() => new BroadcastChannel(channelName), undefined);
}
