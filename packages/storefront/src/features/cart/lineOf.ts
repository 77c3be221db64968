import type { CartItem } from "@sundry/api/contract/entities/basket";
import type { CartLineSummary } from "@sundry/ui/commerce/CartLine";
import type { TFunction } from "i18next";
import { amountOf } from "../../shared/goods/cents.ts";
import { isMadeToOrder } from "../../shared/goods/madeToOrder.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { formatPrice } from "../../shared/site/money.ts";
import { tiersOfLine } from "./tiersOfLine.ts";

/** A line of the cart for its component, with a note when the price has changed since it was added (BU-05), or when it is made to order. `lines` are all of the cart: other variants count towards its batch price. */
export function lineOf(
  line: CartItem,
  t: TFunction<"cart">,
  locale: Locale,
  problem: string | undefined,
  lines: readonly CartItem[] = [],
): CartLineSummary {
  const { goodsSku, purchasePrice, previousPrice } = line;
  const [before, now] = [amountOf(previousPrice), amountOf(purchasePrice)];
  // An amount that is no number is neither.
  const priceChanged = Math.abs(before - now) > 0;
  const batch = tiersOfLine(line, lines);
  const list = goodsSku.originalPrice ?? goodsSku.price;
  return {
    skuId: goodsSku.id,
    href: hrefTo.goods({ goodsId: goodsSku.goodsId, skuId: goodsSku.id }),
    name: goodsSku.goodsName,
    image: goodsSku.thumbnail ?? "",
    specs: goodsSku.simpleSpecs ?? undefined,
    price: purchasePrice ?? "",
    was: amountOf(list) > now ? (list ?? undefined) : undefined,
    num: line.num,
    minimum: line.minimum ?? line.wholesaleList?.[0]?.num ?? goodsSku.minimum ?? 1,
    stock: goodsSku.quantity,
    tiers: batch?.tiers,
    others: batch?.others,
    subTotal: line.subTotal ?? "",
    checked: line.checked,
    invalid: line.invalid,
    problem: problem ?? line.errorMessage ?? undefined,
    note: priceChanged
      ? t(before > now ? "priceFell" : "priceRose", {
          from: formatPrice(before, locale),
          to: formatPrice(now, locale),
        })
      : isMadeToOrder(goodsSku, line.num)
        ? t("madeToOrder")
        : undefined,
  };
}
