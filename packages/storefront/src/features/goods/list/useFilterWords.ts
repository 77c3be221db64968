import type { GoodsIndex, GoodsRelatedInfo } from "@sundry/api/contract/entities/search";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../shared/i18n/locale.ts";
import type { FilterWords } from "./activeFilters.ts";
import { formatPrice } from "../../../shared/site/money.ts";

/**
 * The names of the active filters. Brand names come from the available filters, the store's name from its first goods.
 */
export function useFilterWords(facets: GoodsRelatedInfo | undefined, first: GoodsIndex | undefined): FilterWords {
  const { t } = useTranslation("goodsList");
  const locale = useLocale();
  const range = (minimum: number | undefined, maximum: number | undefined) => {
    const [min, max] = [formatPrice(minimum, locale), formatPrice(maximum, locale)];
    if (minimum === undefined) return t("priceTo", { max });
    return maximum === undefined ? t("priceFrom", { min }) : t("priceBetween", { min, max });
  };
  return {
    brand: (id) => facets?.brands.find(({ value }) => value === id)?.name ?? t("brand"),
    price: range,
    total: (min, max) => t("inAll", { range: range(min, max) }),
    inStock: t("inStock"),
    minimum: (from, to) => (to === undefined ? t("pieces.from", { from }) : t("pieces.between", { from, to })),
    dispatch: (hours) => (hours > 72 ? t("days", { count: hours / 24 }) : t("hours", { count: hours })),
    colour: (family) => t(`colours.${family}`),
    rating: (least) => t("ratingFrom", { rating: least.toFixed(1) }),
    age: (from, to) => (from === to ? t("age", { from }) : t("ages", { from, to })),
    coupon: t("couponGoods"),
    store: first ? t("onlyStoreNamed", { name: first.storeName }) : t("onlyStore"),
  };
}
