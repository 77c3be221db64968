import type { OrderItem } from "@sundry/api/contract/entities/order";

/** What a buyer can ask for one line of an order. */
export type LineAction = "evaluate" | "afterSale" | "complain";

/** The states of a line that decide what can be asked for it. */
export type LineStates = Pick<OrderItem, "sn" | "commentStatus" | "afterSaleStatus" | "complainStatus">;

/** A line among which a buyer chooses. */
export interface NamedLine extends LineStates {
  name: string;
  image?: string | null | undefined;
  specs?: string | null | undefined;
}

/** Whether the server takes it in the line's state (RULES 12, 13, 14). An unknown state allows nothing. */
export function allows(action: LineAction, line: LineStates): boolean {
  switch (action) {
    case "evaluate":
      return line.commentStatus === "UNFINISHED";
    case "afterSale":
      return line.afterSaleStatus === "NOT_APPLIED" || line.afterSaleStatus === "PART_AFTER_SALE";
    case "complain":
      return line.complainStatus === "NO_APPLY";
  }
}

/** Where it is asked for. */
export function lineHref(action: LineAction, orderSn: string, lineSn: string): string {
  switch (action) {
    case "evaluate":
      return `/home/AddEval?${new URLSearchParams({ sn: orderSn, itemSn: lineSn })}`;
    case "afterSale":
      return `/home/ApplyAfterSale?${new URLSearchParams({ sn: lineSn })}`;
    case "complain":
      return `/home/Complain?${new URLSearchParams({ sn: orderSn, itemSn: lineSn })}`;
  }
}
