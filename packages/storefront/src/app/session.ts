import { useEffect, useSyncExternalStore } from "react";
import { useSWRConfig } from "swr";
import { client } from "./client.ts";

/** Who is logged in: logged in means that `userInfo` exists (SE-01). */
export function useUser() {
  return useSyncExternalStore(client.session.subscribe, client.session.user, () => null);
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
