import * as calls from "@sundry/api/contract/logistics";
import { type Route, serve } from "#server/http/serve.ts";
import { textIn } from "#server/modules/languageText.ts";
import { carriers } from "./carriers.ts";

export const logisticsRoutes: readonly Route[] = [
  serve(calls.list, ({ lang }) =>
    carriers.map(({ id, code, name }) => ({ id, code, name: textIn(lang, name), disabled: "OPEN" })),
  ),
];
