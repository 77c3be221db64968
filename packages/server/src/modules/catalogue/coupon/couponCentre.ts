import type { Received, Result } from "@sundry/api/contract/call";
import type { list } from "@sundry/api/contract/coupon";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { fromWire } from "#server/money/cents.ts";
import { offeredCoupon } from "../promotion/service.ts";
import type { ShopMoment } from "../seckill/service.ts";
import { type CouponSort, type CouponQuery, couponPage } from "./couponCentreQueries.ts";
import type { Lang } from "#server/locales.ts";

const scopes = ["ALL", "PORTION_GOODS", "PORTION_GOODS_CATEGORY", "PORTION_SHOP_CATEGORY"] as const;

/** Coupons that anybody can claim now. Refused: 4002 for a malformed price range. Rules 9. */
export async function couponList(
  tx: Tx,
  { now, zone }: ShopMoment,
  lang: Lang,
  input: Received<typeof list>,
): Promise<Result<typeof list>> {
  const window = windowOf(input);
  const { rows, total } = await couponPage(tx, queryOf(input), new Date(now), window);
  const records = rows.map(({ coupon, storeName }) => offeredCoupon(coupon, storeName, lang, zone));
  return pageOf(records, total, window);
}

function queryOf(input: Received<typeof list>): CouponQuery & CouponSort {
  const { minCents, maxCents } = rangeOf(input.price);
  return {
    sort: input.sort,
    order: input.order,
    name: input.couponName?.trim(),
    type: input.couponType === "PRICE" || input.couponType === "DISCOUNT" ? input.couponType : undefined,
    scopeType: scopes.find((scope) => scope === input.scopeType),
    stores: storesOf(input.storeId),
    minCents,
    maxCents,
  };
}

function storesOf(storeId: string | undefined): CouponQuery["stores"] {
  if (!storeId) return undefined;
  return storeId === "store" ? "store" : storeId.split(",").filter((id) => id !== "");
}

/** `min_max` in the shop's currency, either side open. */
function rangeOf(price: string | undefined): { minCents: number | undefined; maxCents: number | undefined } {
  if (!price) return { minCents: undefined, maxCents: undefined };
  const found = /^(\d{0,9}(?:\.\d{1,2})?)_(\d{0,9}(?:\.\d{1,2})?)$/.exec(price);
  if (!found) throw new Refused(4002, { detail: "price" });
  const [, min = "", max = ""] = found;
  return {
    minCents: min === "" ? undefined : fromWire(Number(min)),
    maxCents: max === "" ? undefined : fromWire(Number(max)),
  };
}
