import { label, paymentMethodLabels, payStatusLabels } from "@sundry/api/contract/labels";
import { rechargeList } from "@sundry/api/contract/wallet";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { MoneyList, pageSize } from "./MoneyList.tsx";
import { MoneyRow } from "./MoneyRow.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";

/** Top-ups with their state; an unpaid one can still be paid (MC-10). */
export function RechargeList({ pageNumber }: { pageNumber: number }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const read = useRead(rechargeList, { pageNumber, pageSize }, { keepPrevious: true, onFocus: true });
  return (
    <MoneyList tab="recharge" read={read} keyOf={({ rechargeSn }) => rechargeSn}>
      {({ rechargeSn, rechargeWay, payStatus, createTime, rechargeMoney }) => (
        <MoneyRow
          title={rechargeWay ? label(paymentMethodLabels, rechargeWay, locale) : t("recharge.name")}
          detail={rechargeSn}
          time={createTime}
          amount={rechargeMoney}
          state={label(payStatusLabels, payStatus, locale)}
          action={
            payStatus === "UNPAID" && (
              <ButtonLink size="sm" href={hrefTo.cashier({ orderType: "RECHARGE", sn: rechargeSn })}>
                {t("recharge.pay")}
              </ButtonLink>
            )
          }
        />
      )}
    </MoneyList>
  );
}
