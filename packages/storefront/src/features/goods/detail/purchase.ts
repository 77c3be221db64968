import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import type { FlashOffer } from "./goodsView.ts";

/** What a buyer is about to buy on the goods page, and how they change it. */
export interface Purchase {
  detail: SkuDetail;
  flash: FlashOffer | undefined;
  count: number;
  /** The smallest count now: other variants in the cart count towards the minimum of the goods. */
  minimum: number;
  /** Whether the chosen variant has too few pieces. */
  soldOut: boolean;
  onCount: (count: number) => void;
  /** `changedAxes` had to change with the choice. */
  onChoose: (event: { value: string; changedAxes: readonly string[] }) => void;
}
