import * as calls from "@sundry/api/contract/goods";
import { type Route, serve, serveShared } from "#server/http/serve.ts";
import type { Services } from "#server/services.ts";
import { couponsAtLimit } from "../coupon/owned.ts";
import { recordVisit } from "../footprint/service.ts";
import { categoryChildren } from "./categories.ts";
import { goodsDetail, skuDetail } from "./detail.ts";
import { hotWords, noteSearch } from "./hotWords.ts";
import { relatedTo, searchGoods } from "./search.ts";

const minute = 60_000;

const momentOf = ({ clock, config }: Services) => ({ now: clock.now(), zone: config.shopZone });

export const goodsRoutes: readonly Route[] = [
  serve(calls.search, async ({ tx, lang, input, services, afterwards }) => {
    const found = await searchGoods(tx, momentOf(services), lang, input);
    const { keyword } = input;
    if (keyword && found.total > 0 && found.current === 1) noteSearch(services, keyword, afterwards);
    return found;
  }),
  serve(calls.related, ({ tx, lang, input }) => relatedTo(tx, lang, input)),
  serve(calls.skuDetail, async ({ tx, lang, input, buyer, services, afterwards }) => {
    const hidden = buyer ? await couponsAtLimit(tx, buyer.id) : new Set<string>();
    const found = await skuDetail(tx, momentOf(services), lang, { ...input, hidden });
    if (buyer) afterwards((later) => recordVisit(later, services, buyer.id, found.data.id));
    return found;
  }),
  serve(calls.get, ({ tx, lang, input, services }) => goodsDetail(tx, momentOf(services), lang, input.goodsId)),
  serveShared(calls.categoryChildren, 10 * minute, ({ tx, lang, input }) => categoryChildren(tx, lang, input.id)),
  serve(calls.hotWords, ({ tx, lang, input }) => hotWords(tx, lang, input.count)),
];
