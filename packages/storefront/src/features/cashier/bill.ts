const orderTypes = ["TRADE", "ORDER", "RECHARGE"] as const;

/** What is paid: all orders of a trade, one of them, or a recharge of the wallet. */
export interface Bill {
  orderType: (typeof orderTypes)[number];
  sn: string;
}

/** The bill an address names; nothing when it names none that can be paid here (RT-10). */
export function readBill(params: URLSearchParams): Bill | undefined {
  const sn = params.get("sn")?.trim();
  if (!sn) return undefined;
  const named = params.get("orderType")?.toUpperCase() ?? "TRADE";
  const orderType = orderTypes.find((type) => type === named);
  return orderType && { orderType, sn };
}

/** The query that names a bill. */
export function billQuery({ orderType, sn }: Bill): string {
  return String(new URLSearchParams({ orderType, sn }));
}

/** Methods whose code is scanned. */
export type CodeMethod = "ALIPAY" | "WECHAT";

/** Whether paying this way shows a code. */
export function isCodeMethod(method: string | null | undefined): method is CodeMethod {
  return method === "ALIPAY" || method === "WECHAT";
}

/** The query of the page that shows the code of a method. */
export function codeQuery(bill: Bill, method: CodeMethod): string {
  return `${billQuery(bill)}&method=${method}`;
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

/** What a refusal of the cashier means for the buyer (RULES 20); nothing for any other fault. */
export function obstacleOf(code: number | undefined): Obstacle | undefined {
  return code === undefined ? undefined : obstacles[code];
}

/** Kinds of faults that say nothing about the bill itself: asking again may help. */
export const unanswered: ReadonlySet<string> = new Set(["network", "timeout", "server"]);
