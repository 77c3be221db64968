import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { nextKey } from "./afterSaleState.ts";
import { formatPrice } from "../../shared/site/money.ts";

/** The sentence about what happens next with a case, and by when (MC-04). */
export function useNextWords(): (one: AfterSale) => string {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const shopTime = useShopTime();
  return ({ serviceStatus, dueTime, actualRefundPrice, applyRefundPrice }) =>
    t(nextKey(serviceStatus, dueTime != null), {
      time: dueTime == null ? "" : shopTime.time(dueTime, "shortDayTime"),
      amount: formatPrice(actualRefundPrice ?? applyRefundPrice, locale),
    });
}
