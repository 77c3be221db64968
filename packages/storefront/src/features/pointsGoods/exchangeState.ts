import type { PointsGoods } from "@sundry/api/contract/entities/points";

/** How an exchange stands: what can be chosen and what it would come to. */
export interface Exchange {
  state: "open" | "soldOut" | "ended" | "coming";
  /** Pieces, within the stock. */
  count: number;
  /** Points for all of them. */
  total: number;
  /** Points that the buyer is short of; 0 while his points are not known. */
  lack: number;
}

/** Works out an exchange of so many pieces for somebody who has so many points (GD-05). */
export function exchangeOf(
  { points, activeStock, promotionStatus }: Pick<PointsGoods, "points" | "activeStock" | "promotionStatus">,
  wanted: number,
  balance: number | undefined,
): Exchange {
  const count = Math.max(1, Math.min(wanted, activeStock));
  const total = points * count;
  return {
    state: stateOf(promotionStatus, activeStock),
    count,
    total,
    lack: balance === undefined ? 0 : Math.max(0, total - balance),
  };
}

function stateOf(status: PointsGoods["promotionStatus"], stock: number): Exchange["state"] {
  if (status === "END" || status === "CLOSE") return "ended";
  if (status === "NEW") return "coming";
  return stock > 0 ? "open" : "soldOut";
}
