import type { OrderItem } from "@sundry/api/contract/entities/order";
import { hrefTo } from "../../shared/routing/addresses.ts";

/** What a buyer can do with one line of an order. */
export type LineAction = "evaluate" | "afterSale" | "complain";

/** The states of a line that decide which actions it allows. */
export type LineStates = Pick<OrderItem, "sn" | "commentStatus" | "afterSaleStatus" | "complainStatus">;

/** A line for the choice in a dialog. */
export interface NamedLine extends LineStates {
  name: string;
  image?: string | null | undefined;
  /** Values of its options as text, not the JSON of an order's line. */
  specs?: string | null | undefined;
}

/**
 * Whether the server accepts the action in the line's state (rules 12, rules 13, rules 14). An unknown state allows
 * nothing.
 */
export function allowsAction(action: LineAction, line: LineStates): boolean {
  switch (action) {
    case "evaluate":
      return line.commentStatus === "UNFINISHED";
    case "afterSale":
      return line.afterSaleStatus === "NOT_APPLIED" || line.afterSaleStatus === "PART_AFTER_SALE";
    case "complain":
      return line.complainStatus === "NO_APPLY";
  }
}

/** The page of an action. */
export function lineHref(action: LineAction, orderSn: string, lineSn: string): string {
  switch (action) {
    case "evaluate":
      return hrefTo.addEvaluation({ sn: orderSn, itemSn: lineSn });
    case "afterSale":
      return hrefTo.applyAfterSale({ sn: lineSn });
    case "complain":
      return hrefTo.fileComplaint({ sn: orderSn, itemSn: lineSn });
  }
}
