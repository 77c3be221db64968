import type { SkuSpec } from "@sundry/api/contract/entities/goods";
import { formatCount } from "@sundry/ui/format/count";
import type { TFunction } from "i18next";

type Stock = Pick<SkuSpec, "quantity" | "stockKind" | "onHand">;

/** Whether the pieces of a SKU are counted, so that its `quantity` is a number of pieces that are there. */
export function isCounted({ stockKind }: Pick<Stock, "stockKind">): boolean {
  return stockKind !== "UNCOUNTED" && stockKind !== "TO_ORDER";
}

/** How many pieces there are, or that they are made to order. */
export function stockWords(stock: Stock, t: TFunction<"goods">): string {
  if (isCounted(stock)) return t("stock", { stock: formatCount(stock.quantity) });
  if (stock.stockKind === "UNCOUNTED") return t("uncounted.inStock");
  return stock.onHand ? t("uncounted.partly", { stock: formatCount(stock.onHand) }) : t("uncounted.toOrder");
}
