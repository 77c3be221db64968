import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { readBill } from "./bill.ts";
import { BillPanel } from "./BillPanel.tsx";
import * as styles from "./CashierPage.css.ts";
import { NotPayable } from "./NotPayable.tsx";
import { PayForm } from "./PayForm.tsx";
import { useCashier } from "./useCashier.ts";
import { useLeaveQuestion } from "./useLeaveQuestion.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const LeaveDialog = lazyPart(() => import("./LeaveDialog.tsx").then((m) => ({ default: m.LeaveDialog })));

/** Pays a trade, an order or a recharge; what cannot be paid says why and leads on (BU-04). */
export function CashierPage() {
  const { t } = useTranslation("cashier");
  const [params] = useSearchParams();
  const bill = readBill(params);
  const words = useFaultWords();
  const cashier = useCashier(bill);
  const { detail, obstacle, error } = cashier;
  const question = useLeaveQuestion(detail !== undefined && !obstacle);
  if (obstacle) return <NotPayable obstacle={obstacle} bill={bill} />;
  if (!detail) {
    if (!error) return <CashierSkeleton />;
    return (
      <ErrorState
        headingLevel={1}
        title={t("cashier.failed")}
        cause={words(error)}
        onRetry={() => void cashier.reload()}
        action={<ButtonLink href="/home/MyOrder">{t("cashier.toOrders")}</ButtonLink>}
      />
    );
  }
  return (
    <div className={`${wrap} ${styles.page}`}>
      <h1 className={styles.title}>{t("cashier.title")}</h1>
      <BillPanel detail={detail} onExpire={() => void cashier.reload()} />
      {detail.transferAwaited && <Notice>{t("cashier.transferAwaited")}</Notice>}
      <PayForm detail={detail} cashier={cashier} />
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
