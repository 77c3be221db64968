import * as calls from "@sundry/api/contract/footprint";
import { type Route, serve } from "#server/http/serve.ts";
import { visits } from "./service.ts";

export const footprintRoutes: readonly Route[] = [
  serve(calls.list, ({ tx, services, buyer, input, lang }) => visits(tx, services, buyer.id, input, lang)),
];
