import * as calls from "@sundry/api/contract/evaluation";
import { type Route, serve } from "#server/http/serve.ts";
import { countsOf, evaluationsOf } from "./service.ts";

export const evaluationRoutes: readonly Route[] = [
  serve(calls.listForGoods, ({ tx, lang, input, services: { config } }) =>
    evaluationsOf(tx, { lang, zone: config.shopZone }, input),
  ),
  serve(calls.counts, ({ tx, input }) => countsOf(tx, input.id)),
];
