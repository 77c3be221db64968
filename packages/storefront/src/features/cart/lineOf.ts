import type { CartItem } from "@sundry/api/contract/entities/basket";
import type { CartLineSummary } from "@sundry/ui/commerce/CartLine";
import { formatPrice } from "@sundry/ui/format/price";
import type { TFunction } from "i18next";
import type { Locale } from "../../shared/i18n/locales.ts";

/** A line of the basket as the component shows it; a price that changed since it was put in is told (BU-05). */
export function lineOf(
  line: CartItem,
  t: TFunction<"cart">,
  locale: Locale,
  problem: string | undefined,
): CartLineSummary {
  const { goodsSku, purchasePrice, previousPrice } = line;
  const moved = typeof previousPrice === "number" && previousPrice !== purchasePrice;
  const list = goodsSku.originalPrice ?? goodsSku.price;
  return {
    skuId: goodsSku.id,
    href: `/goodsDetail?${new URLSearchParams({ goodsId: goodsSku.goodsId, skuId: goodsSku.id })}`,
    name: goodsSku.goodsName,
    image: goodsSku.thumbnail ?? "",
    specs: goodsSku.simpleSpecs ?? undefined,
    price: purchasePrice,
    was: list > purchasePrice ? list : undefined,
    num: line.num,
    minimum: line.wholesaleList?.[0]?.num ?? goodsSku.minimum ?? 1,
    stock: goodsSku.quantity,
    subTotal: line.subTotal,
    checked: line.checked,
    invalid: line.invalid,
    problem: problem ?? line.errorMessage ?? undefined,
    note: moved
      ? t(previousPrice > purchasePrice ? "priceFell" : "priceRose", {
          from: formatPrice(previousPrice, locale),
          to: formatPrice(purchasePrice, locale),
        })
      : undefined,
  };
}
