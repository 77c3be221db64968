import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { amountFault } from "./amountRule.ts";

/** The rule of an amount field, with a message for each reason (VA-02). `max` is what can be withdrawn. */
export function amountSchema(t: TFunction<"wallet">, max?: number) {
  return z.string().check(
    z.check((context) => {
      const fault = amountFault(context.value, max);
      if (fault) context.issues.push({ code: "custom", input: context.value, message: t(`amount.${fault}`) });
    }),
  );
}
