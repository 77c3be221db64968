import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../app/faultWords.ts";
import { wrap } from "../../app/shell/wrap.css.ts";
import { type Bill, billQuery, type Obstacle, readBill } from "./bill.ts";
import { BillPanel } from "./BillPanel.tsx";
import * as styles from "./CashierPage.css.ts";
import { PayForm } from "./PayForm.tsx";
import { useCashier } from "./useCashier.ts";

/** Pays a trade or an order; what cannot be paid says why and leads on (BU-04). */
export function CashierPage() {
  const { t } = useTranslation("checkout");
  const [params] = useSearchParams();
  const bill = readBill(params);
  const words = useFaultWords();
  const cashier = useCashier(bill);
  const { detail, obstacle, error } = cashier;
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
      <PayForm detail={detail} cashier={cashier} />
    </div>
  );
}

/** Paid, closed, somebody else's or unknown: what it is, and where to go from here. */
function NotPayable({ obstacle, bill }: { obstacle: Obstacle; bill: Bill | undefined }) {
  const { t } = useTranslation("checkout");
  return (
    <EmptyState
      headingLevel={1}
      picture={`/media/object/${obstacle === "paid" ? "box" : "search"}.webp?w=160`}
      title={t(`cashier.${obstacle}.title`)}
      text={t(`cashier.${obstacle}.text`)}
      action={
        <div className={styles.actions}>
          {obstacle === "paid" && bill && (
            <ButtonLink href={`/payDone?${billQuery(bill)}`}>{t("cashier.paid.action")}</ButtonLink>
          )}
          <ButtonLink href="/home/MyOrder" variant="outline">
            {t("cashier.toOrders")}
          </ButtonLink>
          <ButtonLink href="/" variant="quiet">
            {t("cashier.shop")}
          </ButtonLink>
        </div>
      }
    />
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
