import type { CashierPayment } from "@sundry/api/contract/entities/cashier";
import { Countdown } from "@sundry/ui/commerce/Countdown";
import { Price } from "@sundry/ui/commerce/Price";
import { QrCode } from "@sundry/ui/commerce/QrCode";
import { formatPrice } from "@sundry/ui/format/price";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { billQuery, type CodeMethod, isCodeMethod, readBill } from "./bill.ts";
import { codeAddress } from "./codeAddress.ts";
import { NotPayable } from "./NotPayable.tsx";
import * as styles from "./QrPayPage.css.ts";
import { usePayment } from "./usePayment.ts";

/** The code of a payment, its amount as the shop says it, and how far it is; paid leads on by itself (BU-04). */
export function QrPayPage() {
  const { t } = useTranslation("cashier");
  const words = useFaultWords();
  const [params] = useSearchParams();
  const bill = readBill(params);
  const wanted = params.get("method")?.toUpperCase();
  const method: CodeMethod = isCodeMethod(wanted) ? wanted : "ALIPAY";
  const code = usePayment(bill, method);
  const { payment } = code;
  if (!bill || code.obstacle) return <NotPayable obstacle={code.obstacle ?? "unknown"} bill={bill} />;
  if (!payment) {
    if (!code.error) return <QrSkeleton />;
    return (
      <ErrorState
        headingLevel={1}
        title={t("cashier.failed")}
        cause={words(code.error)}
        onRetry={() => void code.reload()}
        action={<ButtonLink href="/home/MyOrder">{t("cashier.toOrders")}</ButtonLink>}
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
      <Code payment={payment} method={method} code={code} />
      <Status payment={payment} code={code} />
      <div className={styles.actions}>
        {payment.state === "WAITING" && (
          <Button loading={code.busy === "check"} onClick={() => void code.check()}>
            {t("qr.check")}
          </Button>
        )}
        <ButtonLink variant="outline" href={`/payMent?${billQuery(bill)}`}>
          {t("qr.other")}
        </ButtonLink>
      </div>
    </div>
  );
}

interface PartProps {
  payment: CashierPayment;
  code: ReturnType<typeof usePayment>;
}

/** What is scanned; one that has ended is covered, and a new one can be had in its place. */
function Code({ payment, method, code }: PartProps & { method: CodeMethod }) {
  const { t } = useTranslation("cashier");
  const amount = formatPrice(payment.price, useLocale());
  const address = codeAddress(payment.content);
  const open = payment.state === "WAITING" && address !== undefined;
  return (
    <>
      <QrCode
        value={address ?? "-"}
        label={open ? t(`qr.label.${method}`, { amount }) : t("qr.ended")}
        overlay={
          open ? undefined : (
            <Button icon={<RotateCw />} loading={code.busy === "code"} onClick={() => void code.newCode()}>
              {t("qr.newCode")}
            </Button>
          )
        }
      />
      {open && /^https?:/.test(address) && (
        <TextLink href={address} newTab>
          {t("qr.open")}
        </TextLink>
      )}
    </>
  );
}

/** How far it is, in a sentence that is read out when it changes. */
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

function statusOf(state: CashierPayment["state"], failing: boolean) {
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
