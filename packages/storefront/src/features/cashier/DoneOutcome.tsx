import { detail } from "@sundry/api/contract/cashier";
import { PackingSlip } from "@sundry/ui/commerce/PackingSlip";
import { Price } from "@sundry/ui/commerce/Price";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import Check from "lucide-react/icons/check";
import Landmark from "lucide-react/icons/landmark";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { Bill } from "./bill.ts";
import { BankAccount } from "./BankAccount.tsx";
import { CopySn } from "./CopySn.tsx";
import * as styles from "./PayDonePage.css.ts";
import type { PaymentProgress } from "./usePaymentRead.ts";

/** The page of what was paid. */
function placeOf({ orderType, sn }: Bill) {
  if (orderType === "RECHARGE") return { href: hrefTo.wallet(), words: "done.wallet" } as const;
  if (orderType === "TRADE") return { href: hrefTo.orders(), words: "done.viewAll" } as const;
  return { href: hrefTo.order({ sn }), words: "done.view" } as const;
}

/** Confirms a payment, with amount, number and next steps. */
export function DonePaid({ bill, amount }: { bill: Bill; amount: string | number | undefined }) {
  const { t } = useTranslation("cashier");
  const recharge = bill.orderType === "RECHARGE";
  const free = amount === 0;
  const place = placeOf(bill);
  return (
    <section aria-label={t("done.title")} className={styles.head}>
      <PackingSlip torn={!recharge} className={styles.slip}>
        <div className={styles.ticket}>
          <Check aria-hidden="true" className={styles.mark} />
          <h1 className={styles.title}>{t(free ? "done.free" : recharge ? "done.recharged" : "done.paid")}</h1>
          {amount !== undefined && !free && <Amount name={t("done.amount")} value={amount} />}
          <p className={styles.words}>{t(recharge ? "done.rechargedText" : "done.paidText")}</p>
          <BillNumber sn={bill.sn} />
        </div>
      </PackingSlip>
      <div className={styles.actions}>
        <ButtonLink href={place.href}>{t(place.words)}</ButtonLink>
        <ButtonLink href={hrefTo.home()} variant="outline">
          {t("done.shop")}
        </ButtonLink>
      </div>
    </section>
  );
}

/** A bank transfer is expected: until when, and to which account. */
export function DoneTransfer({ bill, payment }: { bill: Bill; payment: PaymentProgress }) {
  const { t } = useTranslation("cashier");
  const shopTime = useShopTime();
  const due = useRead(detail, { ...bill, clientType: "PC" });
  const place = placeOf(bill);
  const until = payment.endsAt ? shopTime.time(payment.endsAt, "shortDayTime") : undefined;
  return (
    <section aria-label={t("done.transfer")} className={styles.head}>
      <Landmark aria-hidden="true" className={styles.markSkeleton} />
      <h1 className={styles.title}>{t("done.transfer")}</h1>
      {payment.price !== undefined && <Amount name={t("cashier.amount")} value={payment.price} />}
      <p className={styles.words}>{until ? t("done.transferUntil", { time: until }) : t("done.transferText")}</p>
      <div className={styles.account}>
        <BankAccount account={due.data?.bankAccount} sn={bill.sn} />
      </div>
      <div className={styles.actions}>
        <ButtonLink href={place.href}>{t(place.words)}</ButtonLink>
        <ButtonLink href={hrefTo.cashier(bill)} variant="outline">
          {t("qr.other")}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Nothing is paid, or the address names no bill. */
export function DoneNeutral({ bill, payment }: { bill: Bill | undefined; payment: PaymentProgress | undefined }) {
  const { t } = useTranslation("cashier");
  const closed = payment?.state === "CLOSED" || payment?.state === "REFUNDED";
  const words = !bill ? "neutral" : payment?.state === "REFUNDED" ? "refunded" : closed ? "closed" : "unpaid";
  const place = bill ? placeOf(bill) : placeOf({ orderType: "TRADE", sn: "" });
  return (
    <section aria-label={t("done.neutral")} className={styles.head}>
      <h1 className={styles.title}>{t(`done.${words}`)}</h1>
      <p className={styles.words}>{t(`done.${words}Text`)}</p>
      <div className={styles.actions}>
        {bill && !closed && <ButtonLink href={hrefTo.cashier(bill)}>{t("done.pay")}</ButtonLink>}
        <ButtonLink href={place.href} variant={bill && !closed ? "outline" : "primary"}>
          {t(place.words)}
        </ButtonLink>
        <ButtonLink href={hrefTo.home()} variant={bill && !closed ? "quiet" : "outline"}>
          {t("done.shop")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Amount({ name, value }: { name: string; value: string | number }) {
  return (
    <p className={styles.amount}>
      <span>{name}</span> <Price value={value} size="lg" />
    </p>
  );
}

function BillNumber({ sn }: { sn: string }) {
  const { t } = useTranslation("cashier");
  return (
    <p className={styles.number}>
      <span>{t("done.number")}</span> <span translate="no">{sn}</span> <CopySn sn={sn} />
    </p>
  );
}
