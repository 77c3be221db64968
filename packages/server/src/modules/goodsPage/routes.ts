import { skuDetail } from "@sundry/api/contract/goods";
import { type Route, serve } from "#server/http/serve.ts";
import { couponsAtLimit } from "../coupon/owned.ts";
import { recordVisit } from "../footprint/service.ts";
import { skuDetail as detailOf } from "../goods/detail.ts";
import { momentNow } from "../seckill/service.ts";

/** The goods page joins what goods, coupons and visits know; none of them knows the others. GD-02, GD-03. */
export const goodsPageRoutes: readonly Route[] = [
  serve(skuDetail, async ({ tx, lang, input, buyer, services, afterwards }) => {
    const hidden = buyer ? await couponsAtLimit(tx, buyer.id) : new Set<string>();
    const found = await detailOf(tx, momentNow(services), lang, { ...input, hidden });
    if (buyer) afterwards((later) => recordVisit(later, services, buyer.id, found.data.id));
    return found;
  }),
];
