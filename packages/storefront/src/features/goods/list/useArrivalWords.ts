import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";

/** The last day of arrival in words, for goods sorted by it; undefined for others. */
export function useArrivalWords(): (row: Pick<GoodsIndex, "arrivesTo"> | undefined) => string | undefined {
  const { t } = useTranslation("goodsList");
  const shopTime = useShopTime();
  return (row) =>
    row?.arrivesTo == null ? undefined : t("arrivesBy", { day: shopTime.day(row.arrivesTo, "shortDay") });
}
