import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { client } from "../data/client.ts";
import { createStore } from "../data/createStore.ts";
import { drafts } from "../forms/drafts.ts";

type User = ReturnType<typeof client.session.user>;

interface Session {
  /** The logged-in buyer: `userInfo` is stored as long as they are logged in (SE-01). */
  readonly user: User;
  /** Whether the session ended by itself and the buyer has not answered the prompt yet. */
  readonly lost: boolean;
}

/** A page that the server has rendered is a visitor's; the buyer's own parts follow. */
const visitor: Session = { user: null, lost: false };

const session = createStore<Session>({ user: client.session.user(), lost: false }, { onServer: visitor });

/** The logged-in buyer; null for a visitor. */
export function useUser(): User {
  return session.use().user;
}

/**
 * True while a session that ended by itself waits for the buyer's answer: the open page stays as it is (product 48).
 */
export function useSessionLost(): boolean {
  return session.use().lost;
}

let lost = false;
const update = () => session.set({ user: client.session.user(), lost });

client.session.subscribe(({ kind, elsewhere }) => {
  lost = kind === "lost" && (session.get().user !== null || lost);
  if (kind === "logout") drafts.forget();
  // A message from another tab may arrive before its data is stored: then the storage event updates the session
  // (SE-05).
  const isStored = (client.session.user() !== null) === (kind === "login");
  if (isStored || !elsewhere) update();
});
// Unit tests of plain functions load this file without a browser.
if (typeof window !== "undefined") window.addEventListener("storage", showStoredSession);

/** Follows a login or logout in another tab that this one was not told about. */
export function showStoredSession(): void {
  if (client.session.user() !== session.get().user) update();
}

/** The buyer has answered the prompt and is now a visitor. */
export function dismissSessionLost(): void {
  lost = false;
  update();
}

export function isLoggedIn(): boolean {
  return client.session.user() !== null;
}

/** Deletes a buyer's cached data as soon as somebody logs in or out, here or in another tab (SE-01, SE-05). */
export function SessionEffects(): null {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let { user } = session.get();
    return session.subscribe(() => {
      const next = session.get().user;
      if (next === user) return;
      user = next;
      void mutate(() => true, undefined, { revalidate: true });
    });
  }, [mutate]);
  return null;
}
