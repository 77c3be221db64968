import { label, walletLogTypeLabels } from "@sundry/api/contract/labels";
import { logs } from "@sundry/api/contract/wallet";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { amountOf } from "../../shared/goods/cents.ts";
import { MoneyList, pageSize } from "./MoneyList.tsx";
import { MoneyRow } from "./MoneyRow.tsx";

/** The changes of the balance, each with its reason, time and amount (MC-10). */
export function LogList({ pageNumber }: { pageNumber: number }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const read = useRead(logs, { pageNumber, pageSize }, { keepPrevious: true, onFocus: true });
  return (
    <MoneyList tab="log" read={read} keyOf={({ id }) => id}>
      {({ serviceType, detail, createTime, money }) => (
        <MoneyRow
          title={label(walletLogTypeLabels, serviceType, locale)}
          detail={detail}
          time={createTime}
          amount={money}
          signed
          state={t(amountOf(money) < 0 ? "out" : "in")}
        />
      )}
    </MoneyList>
  );
}
