import { children, resolve } from "@sundry/api/contract/region";
import { type Route, serve, serveShared } from "#server/http/serve.ts";
import { regionsInside, resolveRegion } from "./service.ts";

const hour = 3_600_000;

export const regionRoutes: readonly Route[] = [
  serveShared(children, hour, ({ tx, lang, input }) => regionsInside(tx, lang, input.id)),
  serve(resolve, ({ tx, lang, input }) => resolveRegion(tx, lang, input)),
];
