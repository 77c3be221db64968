import type { GoodsIndex, GoodsRelatedInfo } from "@sundry/api/contract/entities/search";
import { formatPrice } from "@sundry/ui/format/price";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../shared/i18n/locale.ts";
import type { FilterWords } from "./activeFilters.ts";

/** The names of the active filters. Brands are named by the filters on offer, the store by its first goods. */
export function useFilterWords(facets: GoodsRelatedInfo | undefined, first: GoodsIndex | undefined): FilterWords {
  const { t } = useTranslation("goodsList");
  const locale = useLocale();
  return {
    brand: (id) => facets?.brands.find(({ value }) => value === id)?.name ?? t("brand"),
    price: (minimum, maximum) => {
      const [min, max] = [formatPrice(minimum, locale), formatPrice(maximum, locale)];
      if (minimum === undefined) return t("priceTo", { max });
      return maximum === undefined ? t("priceFrom", { min }) : t("priceBetween", { min, max });
    },
    inStock: t("inStock"),
    store: first ? t("onlyStoreNamed", { name: first.storeName }) : t("onlyStore"),
  };
}
