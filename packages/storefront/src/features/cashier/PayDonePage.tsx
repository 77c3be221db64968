import { get } from "@sundry/api/contract/order";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { BoughtByOthers } from "../cart/index.ts";
import { isUnanswered } from "../../shared/data/isUnanswered.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { billOf } from "./bill.ts";
import { DoneNeutral, DonePaid, DoneTransfer } from "./DoneOutcome.tsx";
import { paidAmount } from "./paidState.ts";
import * as styles from "./PayDonePage.css.ts";
import { usePaymentRead } from "./usePaymentRead.ts";

/** The outcome of a payment according to the server, whatever the address says (BU-04). */
export function PayDonePage() {
  const [query] = usePageQuery("payDone");
  const state: unknown = useLocation().state;
  const bill = billOf(query);
  const read = usePaymentRead(bill, { onFocus: true });
  const order = useRead(get, bill?.orderType === "ORDER" ? { sn: bill.sn } : null);
  const { t } = useTranslation("cashier");
  const errorMessage = useErrorMessage();
  const known = bill && read.data ? { bill, payment: read.data } : undefined;
  const amount = order.data?.order.flowPrice ?? paidAmount(state) ?? read.data?.price;
  return (
    <div className={`${wrap} ${styles.page}`}>
      {bill && read.loading ? (
        <LoadingSkeleton />
      ) : !read.data && read.error && isUnanswered(read.error.kind) ? (
        <ErrorState
          headingLevel={1}
          title={t("done.failed")}
          kind={faultKind(read.error)}
          cause={errorMessage(read.error)}
          onRetry={() => void read.reload()}
          action={<ButtonLink href={hrefTo.orders()}>{t("done.viewAll")}</ButtonLink>}
        />
      ) : known?.payment.state === "PAID" ? (
        <DonePaid bill={known.bill} amount={amount} />
      ) : known?.payment.state === "DECLARED" ? (
        <DoneTransfer {...known} />
      ) : (
        <DoneNeutral bill={known?.bill} payment={known?.payment} />
      )}
      <BoughtByOthers title={t("done.suggestions")} />
    </div>
  );
}

function LoadingSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={styles.head}>
      <Skeleton shape="circle" inlineSize="56px" blockSize="56px" />
      <Skeleton inlineSize="240px" blockSize="32px" />
      <Skeleton inlineSize="320px" blockSize="40px" />
    </div>
  );
}
