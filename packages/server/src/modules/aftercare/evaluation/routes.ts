import * as calls from "@sundry/api/contract/evaluation";
import { type Route, serve } from "#server/http/serve.ts";
import { addEvaluation, countsOf, evaluationsOf, myEvaluation, myEvaluations } from "./service.ts";

export const evaluationRoutes: readonly Route[] = [
  serve(calls.listForGoods, ({ tx, lang, input, services: { config } }) =>
    evaluationsOf(tx, { lang, zone: config.shopZone }, input),
  ),
  serve(calls.counts, ({ tx, input }) => countsOf(tx, input.id)),
  serve(calls.add, ({ tx, services, buyer, input }) => addEvaluation(tx, services, buyer, input)),
  serve(calls.listMine, ({ tx, lang, buyer, input, services: { config } }) =>
    myEvaluations(tx, { lang, zone: config.shopZone }, buyer, input),
  ),
  serve(calls.get, ({ tx, lang, buyer, input, services: { config } }) =>
    myEvaluation(tx, { lang, zone: config.shopZone }, buyer, input.id),
  ),
];
