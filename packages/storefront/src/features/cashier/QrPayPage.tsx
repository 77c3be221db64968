import { Countdown } from "@sundry/ui/commerce/Countdown";
import { Price } from "@sundry/ui/commerce/Price";
import { QrCode } from "@sundry/ui/commerce/QrCode";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { billOf, type CodeMethod } from "./bill.ts";
import { codeAddress } from "./codeAddress.ts";
import { NotPayable } from "./NotPayable.tsx";
import * as styles from "./QrPayPage.css.ts";
import { usePayment } from "./usePayment.ts";
import type { PaymentProgress } from "./usePaymentRead.ts";
import { formatPrice } from "../../shared/site/money.ts";

/** The code of a payment, its amount and its state. Once it is paid, the next page opens (BU-04). */
export function QrPayPage() {
  const { t } = useTranslation("cashier");
  const errorMessage = useErrorMessage();
  const [query] = usePageQuery("qrPay");
  const bill = billOf(query);
  const { method } = query;
  const code = usePayment(bill, method);
  const { payment } = code;
  if (!bill || code.obstacle) return <NotPayable obstacle={code.obstacle ?? "unknown"} bill={bill} />;
  if (payment?.price === undefined) {
    if (!code.error) return <QrSkeleton />;
    return (
      <ErrorState
        headingLevel={1}
        title={t("cashier.failed")}
        kind={faultKind(code.error)}
        cause={errorMessage(code.error)}
        onRetry={() => void code.reload()}
        action={<ButtonLink href={hrefTo.orders()}>{t("cashier.toOrders")}</ButtonLink>}
      />
    );
  }
  if (payment.state === "CLOSED" || payment.state === "REFUNDED")
    return <NotPayable obstacle={payment.state === "CLOSED" ? "closed" : "refunded"} bill={bill} />;
  return (
    <div className={`${wrap} ${styles.page}`}>
      <h1 className={styles.title}>{t(`qr.title.${method}`)}</h1>
      <p className={styles.amount}>
        <span className={styles.note}>{t("cashier.amount")}</span>
        <Price value={payment.price} size="xl" />
      </p>
      <Code payment={payment} price={payment.price} method={method} code={code} />
      <Status payment={payment} code={code} />
      <div className={styles.actions}>
        {payment.state === "WAITING" && (
          <Button variant={method === "CARD" ? "outline" : "primary"} loading={code.checking} onClick={code.check}>
            {t("qr.check")}
          </Button>
        )}
        <ButtonLink variant="outline" href={hrefTo.cashier(bill)}>
          {t("qr.other")}
        </ButtonLink>
      </div>
    </div>
  );
}

interface PartProps {
  payment: PaymentProgress;
  code: ReturnType<typeof usePayment>;
}

/** The code to scan. A code that is no longer valid is covered by a button that gets a new one. */
function Code({ payment, price, method, code }: PartProps & { price: number; method: CodeMethod }) {
  const { t } = useTranslation("cashier");
  const amount = formatPrice(price, useLocale());
  const address = codeAddress(payment.content);
  const open = payment.state === "WAITING" && address !== undefined;
  return (
    <>
      <QrCode
        value={address ?? "-"}
        label={open ? t(`qr.label.${method}`, { amount }) : t("qr.ended")}
        overlay={
          open ? undefined : (
            <Button icon={<RotateCw />} loading={code.newCodePending} onClick={code.newCode}>
              {t("qr.newCode")}
            </Button>
          )
        }
      />
      {open && /^https?:/.test(address) && <OpenPage address={address} method={method} />}
    </>
  );
}

/** The same page on this device: what most buyers want for a card, and the exception for apps on a phone. */
function OpenPage({ address, method }: { address: string; method: CodeMethod }) {
  const { t } = useTranslation("cashier");
  if (method === "CARD") return <ButtonLink href={address}>{t("qr.open")}</ButtonLink>;
  return (
    <TextLink href={address} newTab>
      {t("qr.open")}
    </TextLink>
  );
}

/** The state of the payment, announced to screen readers when it changes. */
function Status({ payment, code }: PartProps) {
  const { t } = useTranslation("cashier");
  const shown = statusOf(payment.state, code.error !== undefined);
  return (
    <div className={styles.status}>
      <p role="status">{t(`qr.state.${shown}`)}</p>
      {payment.state === "WAITING" && payment.endsAt ? (
        <p className={styles.timeLeft}>
          <span className={styles.note}>{t("qr.timeLeft")}</span>
          <Countdown endsAt={payment.endsAt} size="sm" onExpire={() => void code.reload()} />
        </p>
      ) : null}
    </div>
  );
}

function statusOf(state: PaymentProgress["state"], failing: boolean) {
  if (state === "WAITING") return failing ? "resting" : "waiting";
  if (state === "REFUSED") return "refused";
  return state === "EXPIRED" ? "expired" : "none";
}

function QrSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={`${wrap} ${styles.page}`}>
      <Skeleton inlineSize="200px" blockSize="32px" />
      <Skeleton inlineSize="160px" blockSize="56px" />
      <Skeleton inlineSize="240px" blockSize="240px" />
    </div>
  );
}
