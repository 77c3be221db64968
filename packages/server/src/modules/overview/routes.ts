import * as calls from "@sundry/api/contract/member";
import { type Route, serve } from "#server/http/serve.ts";
import { overview } from "./service.ts";

export const overviewRoutes: readonly Route[] = [
  serve(calls.overview, ({ tx, services, buyer, input, lang }) =>
    overview(tx, services, buyer, input.latestOrders ?? 0, lang),
  ),
];
