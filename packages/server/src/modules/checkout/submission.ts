import { createHash } from "node:crypto";
import type { CartWay } from "#server/db/schema/cart.ts";
import type { Settlement } from "#server/modules/cart/settlement.ts";

/** What a buyer submits. */
export interface Submission {
  way?: CartWay | undefined;
  client?: string | undefined;
  remark?: readonly { storeId: string; remark?: string | undefined }[] | undefined;
  /** Made by the client once per settlement. */
  key?: string | undefined;
  /** What the buyer saw that they would pay. */
  expectedPrice?: number | undefined;
}

/** Names what was submitted: the same basket with the same remarks to the same place gives the same text. */
export function hashOf({ client, remark }: Submission, settled: Settlement): string {
  const lines = settled.ordered.map(({ row }) => [row.skuId, row.num]);
  const content = [settled.key.way, client ?? "", remark ?? [], lines, settled.address?.id, settled.pickup?.id];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
