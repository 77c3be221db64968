import * as calls from "@sundry/api/contract/logistics";
import { type Route, serve } from "#server/http/serve.ts";
import { localeOf } from "#server/locales.ts";
import { carrierName, openCarriers, shopCarriers } from "./carriers.ts";

export const logisticsRoutes: readonly Route[] = [
  serve(calls.list, async ({ tx, lang }) => {
    const carriers = await shopCarriers(tx);
    const compare = new Intl.Collator(localeOf(lang).tag).compare;
    return openCarriers(carriers)
      .map(({ id, code }) => ({ id, code, name: carrierName(carriers, code, lang), disabled: "OPEN" }))
      .toSorted((one, other) => compare(one.name, other.name));
  }),
];
