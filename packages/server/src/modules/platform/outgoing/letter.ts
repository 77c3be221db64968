import type { MessageValues } from "#server/db/schema/message.ts";

/** Letters that a buyer can do without; the law, money and the account's safety want the others. */
export const optionalLetters = [
  "ORDER_READY",
  "ORDER_PARTS_SHIPPED",
  "ORDER_SHIPPED",
  "ORDER_ARRIVED",
  "AFTER_SALE_AGREED",
  "AFTER_SALE_RETURN",
  "AFTER_SALE_REFUSED",
  "AFTER_SALE_RETURN_REFUSED",
] as const;

/** Whether buyers can turn off letters of a kind. */
export function isOptional(kind: string): boolean {
  return (optionalLetters as readonly string[]).includes(kind);
}

/** An event that a buyer gets a letter about. `modules/shopwide/letter` turns it into text. */
export interface Letter {
  /** Selects the text. */
  kind: string;
  values: MessageValues;
  /** Names the event among those of its kind: the same one twice sends one letter. */
  event: string;
}
