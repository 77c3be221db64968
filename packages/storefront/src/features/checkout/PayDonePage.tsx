import { payment } from "@sundry/api/contract/cashier";
import { get } from "@sundry/api/contract/order";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { wrap } from "../../app/shell/wrap.css.ts";
import { useRead } from "../../app/useRead.ts";
import { readBill } from "./bill.ts";
import { DoneNeutral, DonePaid, DoneTransfer } from "./DoneOutcome.tsx";
import { paidAmount } from "./paidState.ts";
import * as styles from "./PayDonePage.css.ts";
import { Suggestions } from "./Suggestions.tsx";

/** After the payment: the outcome as the shop knows it, never as the address claims it, and what comes next (BU-04). */
export function PayDonePage() {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const bill = readBill(params);
  const read = useRead(payment, bill ? { ...bill, clientType: "PC" } : null, { freshFor: 0, onFocus: true });
  const order = useRead(get, bill?.orderType === "ORDER" ? { sn: bill.sn } : null);
  const known = bill && read.data ? { bill, payment: read.data } : undefined;
  const amount = order.data?.order.flowPrice ?? paidAmount(state) ?? read.data?.price;
  return (
    <div className={`${wrap} ${styles.page}`}>
      {bill && read.loading ? (
        <Waiting />
      ) : known?.payment.state === "PAID" ? (
        <DonePaid bill={known.bill} amount={amount} />
      ) : known?.payment.state === "DECLARED" ? (
        <DoneTransfer {...known} />
      ) : (
        <DoneNeutral bill={known?.bill} payment={known?.payment} />
      )}
      <Suggestions />
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={styles.head}>
      <Skeleton shape="circle" inlineSize="56px" blockSize="56px" />
      <Skeleton inlineSize="240px" blockSize="32px" />
      <Skeleton inlineSize="320px" blockSize="40px" />
    </div>
  );
}
