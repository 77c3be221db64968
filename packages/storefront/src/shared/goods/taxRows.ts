import type { Tax } from "@sundry/api/contract/entities/tax";
import { amountOf } from "./cents.ts";

/** The tax of each rate (percent) that has some, as the server wrote it. */
export function taxRows({ rates }: Tax): { rate: number; amount: number | string }[] {
  return rates.flatMap(({ rate, taxPrice }) =>
    amountOf(taxPrice ?? 0) === 0 ? [] : [{ rate, amount: taxPrice ?? 0 }],
  );
}
