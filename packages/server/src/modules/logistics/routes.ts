import * as calls from "@sundry/api/contract/logistics";
import { type Route, serve } from "#server/http/serve.ts";
import { said } from "#server/modules/wording.ts";
import { carriers } from "./carriers.ts";

export const logisticsRoutes: readonly Route[] = [
  serve(calls.list, ({ lang }) =>
    carriers.map(({ id, code, name }) => ({ id, code, name: said(lang, name), disabled: "OPEN" })),
  ),
];
