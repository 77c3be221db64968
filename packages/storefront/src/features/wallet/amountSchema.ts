import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { amountFault } from "./amountRule.ts";

/** The field of an amount, with the reason why one can't be taken (VA-02). `most` is what there is. */
export function amountSchema(t: TFunction<"wallet">, most?: number) {
  return z.string().check(
    z.check((context) => {
      const fault = amountFault(context.value, most);
      if (fault) context.issues.push({ code: "custom", input: context.value, message: t(`amount.${fault}`) });
    }),
  );
}
