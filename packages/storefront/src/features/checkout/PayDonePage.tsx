import { result } from "@sundry/api/contract/cashier";
import { get } from "@sundry/api/contract/order";
import { Price } from "@sundry/ui/commerce/Price";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { wrap } from "../../app/shell/wrap.css.ts";
import { useRead } from "../../app/useRead.ts";
import { type Bill, billQuery, readBill } from "./bill.ts";
import { CopySn } from "./CopySn.tsx";
import { paidAmount } from "./paidState.ts";
import * as styles from "./PayDonePage.css.ts";
import { Suggestions } from "./Suggestions.tsx";

/** After the payment: the outcome as the shop knows it, never as the address claims it, and what comes next (BU-04). */
export function PayDonePage() {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const bill = readBill(params);
  const paid = useRead(result, bill ? { ...bill, clientType: "PC" } : null, { freshFor: 0 });
  const order = useRead(get, bill?.orderType === "ORDER" ? { sn: bill.sn } : null);
  const amount = order.data?.order.flowPrice ?? paidAmount(state);
  return (
    <div className={`${wrap} ${styles.page}`}>
      {bill && paid.loading ? (
        <Waiting />
      ) : bill && paid.data === true ? (
        <Paid bill={bill} amount={amount} />
      ) : (
        <Neutral bill={paid.data === false ? bill : undefined} />
      )}
      <Suggestions />
    </div>
  );
}

function Paid({ bill, amount }: { bill: Bill; amount: number | undefined }) {
  const { t } = useTranslation("checkout");
  const single = bill.orderType === "ORDER";
  const orders = single ? `/home/OrderDetail?${new URLSearchParams({ sn: bill.sn })}` : "/home/MyOrder";
  return (
    <section aria-label={t("done.title")} className={styles.head}>
      <Check aria-hidden="true" className={styles.mark} />
      <h1 className={styles.title}>{t("done.paid")}</h1>
      {amount !== undefined && (
        <p className={styles.amount}>
          {t("done.amount")} <Price value={amount} size="lg" />
        </p>
      )}
      <p className={styles.words}>{t("done.paidText")}</p>
      <p className={styles.number}>
        {t("done.number")} {bill.sn} <CopySn sn={bill.sn} />
      </p>
      <div className={styles.actions}>
        <ButtonLink href={orders}>{t(single ? "done.view" : "done.viewAll")}</ButtonLink>
        <ButtonLink href="/" variant="outline">
          {t("done.shop")}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Not paid, or opened without an order: no fake success. */
function Neutral({ bill }: { bill: Bill | undefined }) {
  const { t } = useTranslation("checkout");
  return (
    <section aria-label={t("done.neutral")} className={styles.head}>
      <h1 className={styles.title}>{t(bill ? "done.unpaid" : "done.neutral")}</h1>
      <p className={styles.words}>{t(bill ? "done.unpaidText" : "done.neutralText")}</p>
      <div className={styles.actions}>
        {bill && <ButtonLink href={`/payMent?${billQuery(bill)}`}>{t("done.pay")}</ButtonLink>}
        <ButtonLink href="/home/MyOrder" variant={bill ? "outline" : "primary"}>
          {t("done.viewAll")}
        </ButtonLink>
        <ButtonLink href="/" variant={bill ? "quiet" : "outline"}>
          {t("done.shop")}
        </ButtonLink>
      </div>
    </section>
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
