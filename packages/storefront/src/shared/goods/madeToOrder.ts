import type { StockKind } from "@sundry/api/contract/entities/goods";

interface Stock {
  stockKind?: StockKind | null | undefined;
  onHand?: number | null | undefined;
}

/** Whether some of so many pieces of a SKU are made only once they are ordered. */
export function isMadeToOrder({ stockKind, onHand }: Stock, pieces: number): boolean {
  return stockKind === "TO_ORDER" && (onHand ?? 0) < pieces;
}
