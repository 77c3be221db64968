import * as calls from "@sundry/api/contract/footprint";
import { type Route, serve } from "#server/http/serve.ts";
import { forgetVisits, forgetVisitsOf, visits } from "./service.ts";

export const footprintRoutes: readonly Route[] = [
  serve(calls.list, ({ tx, services, buyer, input, lang }) => visits(tx, services, buyer.id, input, lang)),
  serve(calls.clear, ({ tx, buyer }) => forgetVisits(tx, buyer.id)),
  serve(calls.remove, ({ tx, buyer, input }) => forgetVisitsOf(tx, buyer.id, input.ids)),
];
