import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { client } from "../data/client.ts";
import { createStore } from "../data/createStore.ts";
import { drafts } from "../forms/drafts.ts";

type User = ReturnType<typeof client.session.user>;

interface Session {
  /** Who is logged in: a buyer is logged in while `userInfo` is stored (SE-01). */
  readonly user: User;
  /** The session ended by itself, and the buyer has not answered the prompt yet. */
  readonly lost: boolean;
}

const session = createStore<Session>({ user: client.session.user(), lost: false });

/** The buyer who is logged in; null for a visitor. */
export function useUser(): User {
  return session.use().user;
}

/** True while a session that ended by itself waits for the buyer's answer: the open page stays as it is (product 48). */
export function useSessionLost(): boolean {
  return session.use().lost;
}

let lost = false;
const update = () => session.set({ user: client.session.user(), lost });

client.session.subscribe(({ kind, elsewhere }) => {
  lost = kind === "lost" && (session.get().user !== null || lost);
  if (kind === "logout") drafts.forget();
  // A message from another tab may arrive before what it stored: then the storage event updates the session (SE-05).
  const isStored = (client.session.user() !== null) === (kind === "login");
  if (isStored || !elsewhere) update();
});
// Unit tests of plain functions load this file without a browser.
if (typeof window !== "undefined")
  window.addEventListener("storage", () => {
    if (client.session.user() !== session.get().user) update();
  });

/** The buyer has answered the prompt and is a visitor now. */
export function acceptLoss(): void {
  lost = false;
  update();
}

export function isLoggedIn(): boolean {
  return client.session.user() !== null;
}

/** Forgets a buyer's cached data as soon as somebody logs in or out, here or in another tab (SE-01, SE-05). */
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
