import { cartNumKey, readStored, writeStored } from "@sundry/api/client";
import { count } from "@sundry/api/contract/cart";
import { useCallback, useEffect } from "react";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useUser } from "../../shared/session/session.ts";
import { storage } from "../../shared/session/storage.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";

/**
 * Number of lines in the cart, the same everywhere (BU-06): the stored one at once, then the server's; 0 for a visitor
 * (decisions 45). Another tab's change is heard.
 */
export function useCartCount(): number {
  const user = useUser();
  const { data, reload } = useRead(count, user ? {} : null, { onFocus: true });
  useEffect(
    () =>
      client.tabs.listen((news) => {
        if (news.kind === "cart") void reload();
      }),
    [reload],
  );
  useEffect(() => {
    if (data !== undefined) writeStored(storage, cartNumKey, data);
  }, [data]);
  if (!user) return 0;
  return data ?? readStored(storage, cartNumKey) ?? 0;
}

/** Marks everything that shows the cart as stale, here and in the other tabs, after a change was confirmed. */
export function useCartChanged(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(readsOf(count));
    await mutate(cartReads);
    client.tabs.post({ kind: "cart", count: readStored(storage, cartNumKey) ?? 0 });
  }, [mutate]);
}

/** Everything the server works out from the basket. */
function cartReads(key: unknown): boolean {
  return Array.isArray(key) && /^cart\.(getAll|getChecked|couponCount)$/.test(String(key[0]));
}
