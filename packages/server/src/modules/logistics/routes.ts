import * as calls from "@sundry/api/contract/logistics";
import { type Route, serve } from "#server/http/serve.ts";
import { carrierName, carriers } from "./carriers.ts";

export const logisticsRoutes: readonly Route[] = [
  serve(calls.list, ({ lang }) =>
    carriers.map(({ id, code }) => ({ id, code, name: carrierName(code, lang), disabled: "OPEN" })),
  ),
];
