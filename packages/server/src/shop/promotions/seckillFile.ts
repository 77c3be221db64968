import { notInArray } from "drizzle-orm";
import * as z from "zod/mini";
import { seckillOffers } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";
import { idFromKey } from "#server/ids.ts";
import { count, money, some } from "../files/forms.ts";
import { BadFile } from "../files/readJson.ts";
import { goodsByHandle } from "../pages/goodsByHandle.ts";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** A file with the flash sale of a week. Its hours are in the shop's time zone. */
export const seckillFile = z.array(
  z.strictObject({
    days: some(z.enum(weekdays)),
    hour: z.int().check(z.gte(0), z.lte(23)),
    product: z.string(),
    /** SKU of a variant; without one, the first variant. */
    sku: z.optional(z.string()),
    price: money.check(z.refine((cents) => cents > 0, "the price must be above 0")),
    /** Pieces a day. */
    pieces: count(),
  }),
);
export type SeckillFile = z.output<typeof seckillFile>;

/** Replaces the flash sale by that of a file. Returns the number of offers in a week. */
export async function writeSeckill(tx: Tx, file: SeckillFile, parts: { file: string }): Promise<number> {
  const found = await goodsByHandle(
    tx,
    file.map(({ product }) => product),
  );
  const mistakes: string[] = [];
  const rows = file.flatMap(({ days, hour, product, sku: sn, price, pieces }, position) => {
    const variants = found.get(product)?.skus ?? [];
    const sku = sn === undefined ? variants[0] : variants.find((each) => each.sn === sn);
    if (!sku)
      mistakes.push(`[${position}]: there is no product "${product}"${sn === undefined ? "" : ` with SKU ${sn}`}.`);
    else if (price >= sku.priceCents)
      mistakes.push(`[${position}]: the price of "${product}" is not below its usual one.`);
    if (!sku) return [];
    return days.map((day) => ({
      id: idFromKey("seckill", `${day}-${hour}-${sku.id}`),
      weekday: weekdays.indexOf(day),
      hour,
      position,
      goodsId: sku.goodsId,
      skuId: sku.id,
      priceCents: price,
      quantity: pieces,
      presold: 0,
    }));
  });
  if (new Set(rows.map(({ id }) => id)).size < rows.length)
    mistakes.push("the same variant is there twice at one time.");
  if (mistakes.length > 0) throw new BadFile(parts.file, mistakes);
  const ids = rows.map(({ id }) => id);
  await tx.delete(seckillOffers).where(ids.length > 0 ? notInArray(seckillOffers.id, ids) : undefined);
  for (const row of rows)
    await tx.insert(seckillOffers).values(row).onConflictDoUpdate({ target: seckillOffers.id, set: row });
  return rows.length;
}
