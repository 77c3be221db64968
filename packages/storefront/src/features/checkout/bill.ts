/** What is paid: all orders of a trade, or one of them. */
export interface Bill {
  orderType: "TRADE" | "ORDER";
  sn: string;
}

/** The bill an address names; nothing when it names none that can be paid here (RT-10). */
export function readBill(params: URLSearchParams): Bill | undefined {
  const sn = params.get("sn")?.trim();
  if (!sn) return undefined;
  const type = params.get("orderType")?.toUpperCase() ?? "TRADE";
  return type === "TRADE" || type === "ORDER" ? { orderType: type, sn } : undefined;
}

/** The query that names a bill. */
export function billQuery({ orderType, sn }: Bill): string {
  return String(new URLSearchParams({ orderType, sn }));
}

/** Why a bill can't be paid now. */
export type Obstacle = "paid" | "closed" | "nothing" | "foreign" | "unknown";

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
