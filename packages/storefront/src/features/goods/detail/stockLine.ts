import { formatCount } from "@sundry/ui/format/count";
import type { TFunction } from "i18next";
import { minimumOf, skusOf } from "./goodsView.ts";
import type { Purchase } from "./purchase.ts";
import { isCounted, stockWords } from "./stockWords.ts";

const LOW_STOCK = 20;

/** The sentence beside the quantity: the minimum, and how many pieces there are. */
export function stockLine({ detail, minimum, soldOut }: Purchase, t: TFunction<"goods">): string {
  const { data } = detail;
  if (soldOut) return t("soldOut");
  const goodsMinimum = minimumOf(detail);
  const stock = formatCount(data.quantity);
  if (!isCounted(data)) {
    const values = { minimum: formatCount(minimum), stock: stockWords(data, t) };
    if (minimum < goodsMinimum) return t("uncounted.withCart", values);
    if (minimum === 1) return values.stock;
    return t(skusOf(detail).length > 1 ? "uncounted.together" : "uncounted.minimum", values);
  }
  if (data.quantity <= LOW_STOCK) return t("lowStock", { count: data.quantity });
  const words = { minimum: formatCount(minimum), stock };
  if (minimum < goodsMinimum) return t("minimumWithCart", words);
  if (minimum === 1) return t("stock", { stock });
  return t(skusOf(detail).length > 1 ? "minimumTogether" : "minimumAndStock", words);
}
