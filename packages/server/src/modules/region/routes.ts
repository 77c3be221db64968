import { children } from "@sundry/api/contract/region";
import { type Route, serveShared } from "#server/http/serve.ts";
import { regionsInside } from "./service.ts";

const hour = 3_600_000;

export const regionRoutes: readonly Route[] = [
  serveShared(children, hour, ({ tx, lang, input }) => regionsInside(tx, lang, input.id)),
];
