import { skuDetail } from "@sundry/api/contract/goods";
import { type Route, serveVerified } from "#server/http/serve.ts";
import { couponsAtLimit } from "../coupon/owned.ts";
import { recordVisit } from "../footprint/service.ts";
import { skuDetail as detailOf } from "../goods/detail.ts";
import { goodsVersion } from "../goods/version.ts";
import { withoutCoupons } from "../promotion/service.ts";
import { momentNow } from "../seckill/service.ts";

/** The goods page joins what goods, coupons and visits know; none of them knows the others. GD-02, GD-03. */
export const goodsPageRoutes: readonly Route[] = [
  serveVerified(skuDetail, {
    versionOf: ({ tx, input, services }) => goodsVersion(tx, services, input.goodsId),
    everybody: ({ tx, lang, input, services }) => detailOf(tx, momentNow(services), lang, input),
    own: async ({ tx, buyer, services, afterwards }, shared) => {
      afterwards((later) => recordVisit(later, services, buyer.id, shared.data.id));
      return withoutCoupons(shared, await couponsAtLimit(tx, buyer.id));
    },
  }),
];
