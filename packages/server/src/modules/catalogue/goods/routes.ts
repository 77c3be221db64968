import * as calls from "@sundry/api/contract/goods";
import { type Route, serve, serveShared, serveVersioned } from "#server/http/serve.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { couponsAtLimit } from "../coupon/service.ts";
import { recordVisit } from "../footprint/service.ts";
import { withoutCoupons } from "../promotion/service.ts";
import { momentNow } from "../seckill/service.ts";
import { categoryChildren } from "./categories.ts";
import { deliveryOf } from "./delivery.ts";
import { goodsDetail, skuDetail } from "./detail.ts";
import { hotWords, recordSearch } from "./hotWords.ts";
import { resultsShown } from "./popular.ts";
import { relatedTo, searchGoods } from "./search.ts";
import { goodsVersion } from "./version.ts";

const minute = 60_000;

const mostResults = (tx: Tx, { config }: Services) => resultsShown(tx, config.database.searchResults);

export const goodsRoutes: readonly Route[] = [
  serve(calls.search, async ({ tx, lang, input, services, inBackground, ...from }) => {
    const found = await searchGoods(tx, { ...momentNow(services), most: await mostResults(tx, services) }, lang, input);
    const { keyword } = input;
    if (keyword && found.total > 0 && found.current === 1)
      recordSearch(services, found.corrected ?? keyword, from, inBackground);
    return found;
  }),
  serve(calls.related, async ({ tx, lang, input, services }) =>
    relatedTo(tx, lang, input, await mostResults(tx, services)),
  ),
  serveVersioned(calls.get, {
    versionOf: ({ tx, input, services }) => goodsVersion(tx, services, input.goodsId),
    everybody: ({ tx, lang, input, services }) => goodsDetail(tx, momentNow(services), lang, input.goodsId),
  }),
  serveVersioned(calls.skuDetail, {
    versionOf: ({ tx, input, services }) => goodsVersion(tx, services, input.goodsId),
    everybody: ({ tx, lang, input, services }) => skuDetail(tx, momentNow(services), lang, input),
    own: async ({ tx, buyer, services, inBackground }, shared) => {
      inBackground((later) => recordVisit(later, services, buyer.id, shared.data.id));
      return withoutCoupons(shared, await couponsAtLimit(tx, buyer.id));
    },
  }),
  serve(calls.delivery, ({ tx, lang, services, buyer, input }) =>
    deliveryOf(tx, services, { memberId: buyer?.id, lang }, input),
  ),
  serveShared(calls.categoryChildren, 10 * minute, ({ tx, lang, input }) => categoryChildren(tx, lang, input.id)),
  serve(calls.hotWords, ({ tx, lang, input }) => hotWords(tx, lang, input.count)),
];
