import { cashList } from "@sundry/api/contract/distribution";
import { label, withdrawStatusLabels } from "@sundry/api/contract/labels";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as list from "../../shared/list/listPage.css.ts";
import { pageSize, RecordList } from "./RecordList.tsx";
import { formatPrice } from "../../shared/site/money.ts";

/** Withdrawals of commission with their state (MC-12). */
export function CashHistory({ pageNumber }: { pageNumber: number }) {
  const { t } = useTranslation("distribution");
  const locale = useLocale();
  const shopTime = useShopTime();
  const read = useRead(cashList, { pageNumber, pageSize }, { keepPrevious: true, onFocus: true });
  const empty = <EmptyState drawing="box" title={t("cash.none")} text={t("cash.noneText")} />;
  return (
    <RecordList tab="cash" read={read} keyOf={({ id }) => id} empty={empty}>
      {({ sn, createTime, payTime, price, distributionCashStatus }) => (
        <>
          <div className={list.rowWords}>
            <p className={list.rowTitle}>{t("cash.number", { sn })}</p>
            <time className={list.rowDetail}>{shopTime.time(createTime)}</time>
            {payTime && <p className={list.rowDetail}>{t("cash.paid", { date: shopTime.day(payTime) })}</p>}
          </div>
          <div className={list.rowEnd}>
            <p className={list.rowAmount}>{formatPrice(price, locale)}</p>
            <p className={list.rowDetail}>{label(withdrawStatusLabels, distributionCashStatus, locale)}</p>
          </div>
        </>
      )}
    </RecordList>
  );
}
