import * as z from "zod/mini";
import { coupons } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";
import { idFromKey } from "#server/ids.ts";
import { count, fileKey, money, some, timeIn, words } from "../files/forms.ts";
import { BadFile } from "../files/readJson.ts";
import { reach, scopeOf, storeIdOf } from "./scope.ts";

const { optional, strictObject } = z;

function lifeIn(zone: string) {
  return z.union(
    [
      strictObject({ days: count(3650) }),
      strictObject({ from: timeIn(zone), to: timeIn(zone) }).check(
        z.refine(({ from, to }) => from < to, "it ends before it begins"),
      ),
    ],
    { error: 'write { "days": 30 }, or { "from": "2027-01-01", "to": "2027-02-01" }' },
  );
}

/** A file with coupons, of a shop in a time zone. `off` is an amount; `pays` is what buyers pay in percent, such as 85. */
export function couponFile(zone: string) {
  return some(
    strictObject({
      key: fileKey,
      /** Key of the store; without one, the coupon is for the whole shop. */
      store: optional(fileKey),
      name: words,
      description: optional(words),
      effect: z.union([strictObject({ off: money }), strictObject({ pays: count(99) })], {
        error: 'write { "off": 5 }, or { "pays": 85 } for what buyers pay in percent',
      }),
      /** From this amount of goods on. */
      threshold: optional(money),
      for: reach,
      /** How many there are, and how many a buyer can have; none means any number, and one for each. */
      count: optional(count()),
      perBuyer: optional(count()),
      valid: lifeIn(zone),
    }),
  );
}
export type CouponFile = z.output<ReturnType<typeof couponFile>>;

/** Adds and changes coupons by their keys. Those that buyers have keep the terms of the day. Returns their number. */
export async function writeCoupons(tx: Tx, file: CouponFile, parts: { file: string; now: number }): Promise<number> {
  for (const [sortOrder, coupon] of file.entries()) {
    const mistakes: string[] = [];
    const scope = await scopeOf(tx, coupon.for, mistakes);
    const storeId = await storeIdOf(tx, coupon.store, mistakes);
    if (mistakes.length > 0)
      throw new BadFile(
        parts.file,
        mistakes.map((mistake) => `coupon ${coupon.key}: ${mistake}`),
      );
    const { effect, valid } = coupon;
    const row = {
      storeId,
      name: coupon.name,
      description: coupon.description ?? coupon.name,
      type: "off" in effect ? ("PRICE" as const) : ("DISCOUNT" as const),
      cents: "off" in effect ? effect.off : null,
      payPercent: "pays" in effect ? effect.pays : null,
      thresholdCents: coupon.threshold ?? 0,
      ...scope,
      getType: "FREE" as const,
      publishNum: coupon.count ?? 0,
      limitNum: coupon.perBuyer ?? 1,
      rangeDayType: "days" in valid ? ("DYNAMICTIME" as const) : ("FIXEDTIME" as const),
      effectiveDays: "days" in valid ? valid.days : null,
      startAt: "from" in valid ? valid.from : null,
      endAt: "to" in valid ? valid.to : null,
      sortOrder,
    };
    const id = idFromKey("coupon", coupon.key);
    await tx
      .insert(coupons)
      .values({ ...row, id, createdAt: new Date(parts.now) })
      .onConflictDoUpdate({ target: coupons.id, set: row });
  }
  return file.length;
}
