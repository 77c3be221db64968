import { useEffect, useSyncExternalStore } from "react";
import { useSWRConfig } from "swr";
import { client } from "../data/client.ts";
import { drafts } from "../forms/drafts.ts";

/** Who is logged in: logged in means that `userInfo` exists (SE-01). */
export function useUser() {
  return useSyncExternalStore(follow, client.session.user, () => null);
}

let known = client.session.user();
let lost = false;

const followers = new Set<() => void>();

/** Hears of log-ins and log-outs as soon as the storage of this tab tells the same. */
function follow(listener: () => void): () => void {
  followers.add(listener);
  return () => followers.delete(listener);
}

function settle(): void {
  known = client.session.user();
  for (const listener of followers) listener();
}

// First in line, so that the rest of the page already knows when it hears of it.
client.session.subscribe(({ kind, elsewhere }) => {
  lost = kind === "lost" && (known !== null || lost);
  if (kind === "logout") drafts.forget();
  // News of another tab may overtake what it wrote: then the event of the storage settles it (SE-05).
  const here = (client.session.user() !== null) === (kind === "login");
  if (here || !elsewhere) settle();
});
// Unit tests of plain functions load this file without a browser.
if (typeof window !== "undefined")
  window.addEventListener("storage", () => {
    if (client.session.user() !== known) settle();
  });

/** True while a session that ended by itself waits for the buyer's answer: the open page stays as it is (product 48). */
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
  const stop = follow(listener);
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
      follow(() => {
        void mutate(() => true, undefined, { revalidate: true });
      }),
    [mutate],
  );
  return null;
}
