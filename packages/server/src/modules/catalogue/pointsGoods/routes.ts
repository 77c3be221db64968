import * as calls from "@sundry/api/contract/pointsGoods";
import { type Route, serve } from "#server/http/serve.ts";
import { momentNow } from "#server/modules/catalogue/seckill/service.ts";
import { mallCategories, mallOffer, mallOffers } from "./service.ts";

export const pointsGoodsRoutes: readonly Route[] = [
  serve(calls.categories, ({ tx, lang, input }) => mallCategories(tx, lang, input)),
  serve(calls.list, ({ tx, lang, input, services }) => mallOffers(tx, momentNow(services), lang, input)),
  serve(calls.get, ({ tx, lang, input, services }) => mallOffer(tx, momentNow(services), lang, input.id)),
];
