import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { billOf } from "./bill.ts";
import { BillPanel } from "./BillPanel.tsx";
import * as styles from "./CashierPage.css.ts";
import { NotPayable } from "./NotPayable.tsx";
import { PayForm } from "./PayForm.tsx";
import { useCashier } from "./useCashier.ts";
import { useLeaveQuestion } from "./useLeaveQuestion.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const LeaveDialog = lazyPart(() => import("./LeaveDialog.tsx").then((m) => ({ default: m.LeaveDialog })));

/** Pays a trade, an order or a top-up, or says why it can't be paid (BU-04). */
export function CashierPage() {
  const { t } = useTranslation("cashier");
  const [query] = usePageQuery("cashier");
  const bill = billOf(query);
  const errorMessage = useErrorMessage();
  const cashier = useCashier(bill);
  const { detail, obstacle, error } = cashier;
  const question = useLeaveQuestion(detail !== undefined && !obstacle);
  if (!bill || obstacle) return <NotPayable obstacle={obstacle ?? "unknown"} bill={bill} />;
  if (!detail) {
    if (!error) return <CashierSkeleton />;
    return (
      <ErrorState
        headingLevel={1}
        title={t("cashier.failed")}
        kind={faultKind(error)}
        cause={errorMessage(error)}
        onRetry={() => void cashier.reload()}
        action={<ButtonLink href={hrefTo.orders()}>{t("cashier.toOrders")}</ButtonLink>}
      />
    );
  }
  return (
    <div className={`${wrap} ${styles.page}`}>
      <h1 className={styles.title}>{t("cashier.title")}</h1>
      <BillPanel detail={detail} onExpire={() => void cashier.reload()} />
      {detail.transferAwaited && <Notice>{t("cashier.transferAwaited")}</Notice>}
      <PayForm bill={bill} detail={detail} cashier={cashier} />
      {question.asking && (
        <Suspense>
          <LeaveDialog onStay={question.stay} onLeave={question.leave} />
        </Suspense>
      )}
    </div>
  );
}

function CashierSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={`${wrap} ${styles.page}`}>
      <Skeleton inlineSize="160px" blockSize="32px" />
      <Skeleton blockSize="220px" />
      <Skeleton blockSize="140px" />
    </div>
  );
}
