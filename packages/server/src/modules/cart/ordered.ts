import type { Tx } from "#server/db/transaction.ts";
import { emptyBasket } from "./queries.ts";
import type { Settlement } from "./settlement.ts";

/** Takes the ordered lines and the chosen coupons and invoice out of a basket; address and delivery method stay chosen. */
export async function emptyOfOrdered(tx: Tx, { key, ordered }: Settlement): Promise<void> {
  await emptyBasket(
    tx,
    key,
    ordered.map(({ row }) => row.skuId),
  );
}
