import type { Remarks } from "./useSubmitOrder.ts";

const prefix = "store";

/** Name of the form field for a store's remark. The prefix keeps the form from reading a numeric id as an index. */
export function remarkField(storeId: string): string {
  return `remarks.${prefix}${storeId}`;
}

/** The remarks of the form by store id. */
export function readRemarks(typed: Readonly<Record<string, string | undefined>>): Remarks {
  return new Map(Object.entries(typed).map(([name, remark]) => [name.slice(prefix.length), remark ?? ""]));
}
