import * as calls from "@sundry/api/contract/store";
import { type Route, serve } from "#server/http/serve.ts";
import { storeLabels } from "./labels.ts";
import { allPickups, storePickups } from "./pickup.ts";
import { storeHead, storeList } from "./service.ts";

export const storeRoutes: readonly Route[] = [
  serve(calls.list, ({ tx, lang, input, services: { config } }) =>
    storeList(tx, { lang, zone: config.shopZone }, input),
  ),
  serve(calls.get, ({ tx, lang, input, services: { config } }) =>
    storeHead(tx, { lang, zone: config.shopZone }, input.id),
  ),
  serve(calls.pickupPoints, ({ tx, lang, input }) => storePickups(tx, lang, input)),
  serve(calls.pickupPointsFlat, ({ tx, lang, input }) => allPickups(tx, lang, input.storeId)),
  serve(calls.labels, ({ tx, lang, input }) => storeLabels(tx, lang, input.id)),
];
