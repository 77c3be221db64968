import type { PointsGoods } from "@sundry/api/contract/entities/points";

/** A possible exchange, and how many points it takes. */
export interface Exchange {
  state: "open" | "soldOut" | "ended" | "coming";
  /** Pieces, within the stock. */
  count: number;
  /** Points for all of them. */
  total: number;
  /** Points that the buyer still needs; 0 while their balance is unknown. */
  missing: number;
}

/** Calculates an exchange for a buyer with this balance (GD-05). */
export function exchangeStateOf(
  { points, activeStock, promotionStatus }: Pick<PointsGoods, "points" | "activeStock" | "promotionStatus">,
  chosenCount: number,
  balance: number | undefined,
): Exchange {
  const count = Math.max(1, Math.min(chosenCount, activeStock));
  const total = points * count;
  return {
    state: stateOf(promotionStatus, activeStock),
    count,
    total,
    missing: balance === undefined ? 0 : Math.max(0, total - balance),
  };
}

function stateOf(status: PointsGoods["promotionStatus"], stock: number): Exchange["state"] {
  if (status === "END" || status === "CLOSE") return "ended";
  if (status === "NEW") return "coming";
  return stock > 0 ? "open" : "soldOut";
}
