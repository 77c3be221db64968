import { cartNumKey, readStored, writeStored } from "@sundry/api/client";
import { count } from "@sundry/api/contract/cart";
import { useCallback, useEffect } from "react";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useUser } from "../../shared/session/session.ts";
import { storage } from "../../shared/session/storage.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";

/**
 * Number of lines in the cart, the same everywhere (BU-06): first the stored one, then the server's; 0 for a visitor
 * (product 45). Follows changes in other tabs. What the server sends must pass as a stored count does: a whole number from 0 on.
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
  const sent = cartNumKey.read(String(data));
  useEffect(() => {
    if (sent !== undefined) writeStored(storage, cartNumKey, sent);
  }, [sent]);
  if (!user) return 0;
  return sent ?? readStored(storage, cartNumKey) ?? 0;
}

/** Reads everything that shows the cart again after a change, here and in other tabs. */
export function useCartChanged(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(readsOf(count));
    await mutate(cartReads);
    client.tabs.post({ kind: "cart", count: readStored(storage, cartNumKey) ?? 0 });
  }, [mutate]);
}

/** All reads that the server derives from the cart. */
function cartReads(key: unknown): boolean {
  return Array.isArray(key) && /^cart\.(getAll|getChecked|couponCount)$/.test(String(key[0]));
}
