import { label, withdrawStatusLabels } from "@sundry/api/contract/labels";
import { withdrawList } from "@sundry/api/contract/wallet";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { MoneyList, pageSize } from "./MoneyList.tsx";
import { MoneyRow } from "./MoneyRow.tsx";

/** Withdrawals with their state, and the reason if one failed or was declined (MC-10). */
export function WithdrawalList({ pageNumber }: { pageNumber: number }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const read = useRead(withdrawList, { pageNumber, pageSize }, { keepPrevious: true, onFocus: true });
  return (
    <MoneyList tab="withdraw" read={read} keyOf={({ id }) => id}>
      {({ sn, connectNumber, applyStatus, applyMoney, createTime, inspectRemark, errorMessage }) => (
        <MoneyRow
          title={connectNumber ? t("withdraw.to", { account: connectNumber }) : t("withdraw.name")}
          detail={[sn, errorMessage ?? inspectRemark].filter(Boolean).join(" · ")}
          time={createTime}
          amount={applyMoney}
          state={label(withdrawStatusLabels, applyStatus, locale)}
        />
      )}
    </MoneyList>
  );
}
