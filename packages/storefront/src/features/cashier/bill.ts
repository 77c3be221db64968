import type { PageQuery } from "../../shared/routing/addresses.ts";

/** What is paid: all orders of a trade, one order, or a top-up of the wallet. */
export interface Bill {
  orderType: NonNullable<PageQuery<"cashier">["orderType"]>;
  sn: string;
}

/** The bill of an address; undefined when it names none that can be paid here (RT-10). */
export function billOf({ orderType, sn }: PageQuery<"cashier">): Bill | undefined {
  return orderType && sn ? { orderType, sn } : undefined;
}

/** Payment methods that show a code to scan. */
export type CodeMethod = PageQuery<"qrPay">["method"];

/** Whether the payment method shows a code to scan. */
export function isCodeMethod(method: string): method is CodeMethod {
  return method === "ALIPAY" || method === "WECHAT" || method === "CARD";
}

/** Why a bill can't be paid now. */
export type Obstacle = "paid" | "closed" | "nothing" | "foreign" | "unknown" | "refunded";

const obstacles: Readonly<Record<number, Obstacle>> = {
  32003: "paid",
  32006: "closed",
  32000: "nothing",
  20005: "foreign",
  31002: "unknown",
  32011: "unknown",
};

/** Why the server's code means that a bill can't be paid (rules 20); undefined for any other code. */
export function obstacleOf(code: number | undefined): Obstacle | undefined {
  return code === undefined ? undefined : obstacles[code];
}
