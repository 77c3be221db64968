import type { Remarks } from "./useSubmitOrder.ts";

const prefix = "store";

/** Name of a store's remark in the settlement form; a letter in front keeps an id from being read as a place in a list. */
export function remarkField(storeId: string): string {
  return `remarks.${prefix}${storeId}`;
}

/** What the form holds, by store id. */
export function readRemarks(typed: Readonly<Record<string, string | undefined>>): Remarks {
  return new Map(Object.entries(typed).map(([name, remark]) => [name.slice(prefix.length), remark ?? ""]));
}
