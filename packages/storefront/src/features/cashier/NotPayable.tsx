import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { Bill, Obstacle } from "./bill.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";

/** Says why a bill can't be paid, and where to go from here (BU-04). */
export function NotPayable({ obstacle, bill }: { obstacle: Obstacle; bill: Bill | undefined }) {
  const { t } = useTranslation("cashier");
  const recharge = bill?.orderType === "RECHARGE";
  return (
    <EmptyState
      headingLevel={1}
      drawing={obstacle === "paid" ? "box" : "search"}
      title={t(`cashier.${obstacle}.title`)}
      text={t(`cashier.${obstacle}.text`)}
      action={
        <>
          {obstacle === "paid" && bill && (
            <ButtonLink href={hrefTo.payDone(bill)}>{t("cashier.paid.action")}</ButtonLink>
          )}
          <ButtonLink href={recharge ? hrefTo.wallet() : hrefTo.orders()} variant="outline">
            {t(recharge ? "cashier.toWallet" : "cashier.toOrders")}
          </ButtonLink>
          <ButtonLink href={hrefTo.home()} variant="quiet">
            {t("cashier.shop")}
          </ButtonLink>
        </>
      }
    />
  );
}
