import { useSyncExternalStore } from "react";
import { client } from "./client.ts";

/** Who is logged in: logged in means that `userInfo` exists (SE-01). */
export function useUser() {
  return useSyncExternalStore(client.session.subscribe, client.session.user, () => null);
}

export function isLoggedIn(): boolean {
  return client.session.user() !== null;
}
