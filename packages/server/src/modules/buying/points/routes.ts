import * as calls from "@sundry/api/contract/points";
import { type Route, serve } from "#server/http/serve.ts";
import { pointsHistory, pointsSummary } from "./service.ts";

export const pointsRoutes: readonly Route[] = [
  serve(calls.summary, ({ tx, buyer, services }) => pointsSummary(tx, buyer, services.config.shopZone)),
  serve(calls.history, ({ tx, buyer, input, lang, services }) =>
    pointsHistory(tx, buyer, { query: input, lang, zone: services.config.shopZone }),
  ),
];
