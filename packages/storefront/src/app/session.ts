import { useEffect, useSyncExternalStore } from "react";
import { useSWRConfig } from "swr";
import { client } from "./client.ts";
import { drafts } from "./drafts.ts";

/** Who is logged in: logged in means that `userInfo` exists (SE-01). */
export function useUser() {
  return useSyncExternalStore(client.session.subscribe, client.session.user, () => null);
}

let present = client.session.user() !== null;
let lost = false;

// First in line, so that the rest of the page already knows when it hears of it.
client.session.subscribe(({ kind }) => {
  lost = kind === "lost" && (present || lost);
  present = client.session.user() !== null;
  if (kind === "logout") drafts.forget();
});

/** True while a session that ended by itself waits for the buyer's answer: the open page stays as it is (decisions 48). */
export function useSessionLost(): boolean {
  return useSyncExternalStore(
    subscribeLost,
    () => lost,
    () => false,
  );
}

const lostListeners = new Set<() => void>();

function subscribeLost(listener: () => void): () => void {
  lostListeners.add(listener);
  const stop = client.session.subscribe(listener);
  return () => {
    lostListeners.delete(listener);
    stop();
  };
}

/** The buyer has answered the prompt: he is a visitor now. */
export function acceptLoss(): void {
  lost = false;
  for (const listener of lostListeners) listener();
}

export function isLoggedIn(): boolean {
  return client.session.user() !== null;
}

/** Forgets the cached data of a buyer as soon as somebody logs in or out, here or in another tab (SE-01, SE-05). */
export function SessionEffects(): null {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      client.session.subscribe(() => {
        void mutate(() => true, undefined, { revalidate: true });
      }),
    [mutate],
  );
  return null;
}
