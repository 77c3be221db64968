import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import { formatDate } from "@sundry/ui/format/date";
import { formatPrice } from "@sundry/ui/format/price";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopZone } from "../../shared/i18n/shopTime.ts";
import { nextKey } from "./afterSaleState.ts";

/** The sentence about what happens next with a case, and by when (MC-04). */
export function useNextWords(): (one: AfterSale) => string {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  return ({ serviceStatus, dueTime, actualRefundPrice, applyRefundPrice }) =>
    t(nextKey(serviceStatus, dueTime != null), {
      time: dueTime == null ? "" : formatDate(dueTime, { locale, timeZone: shopZone, style: "shortDayTime" }),
      amount: formatPrice(actualRefundPrice ?? applyRefundPrice, locale),
    });
}
