import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import Printer from "lucide-react/icons/printer";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { Logo } from "../../shared/site/Logo.tsx";
import { formatPrice } from "../../shared/site/money.ts";
import * as styles from "./InvoicePage.css.ts";
import { CreditNotes, TaxTable } from "./InvoiceTables.tsx";
import { Amounts } from "./OrderMoney.tsx";
import { useInvoiceFacts } from "./useInvoiceFacts.ts";

/** The paper itself, with the buttons around it. */
export function Invoice({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const facts = useInvoiceFacts(detail);
  const { order, orderItems } = detail;
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink variant="quiet" href={hrefTo.order({ sn: order.sn })}>
          {t("invoice.back")}
        </ButtonLink>
        <Button icon={<Printer />} onClick={() => window.print()}>
          {t("invoice.print")}
        </Button>
      </div>
      <article aria-labelledby="invoice-title" className={styles.sheet}>
        <header className={styles.head}>
          <h1 id="invoice-title" className={styles.title}>
            {t("invoice.title")}
          </h1>
          <Logo />
        </header>
        <dl className={styles.facts}>
          {facts.map(
            ({ name, value }) =>
              value && (
                <div key={name} className={styles.fact}>
                  <dt className={styles.quiet}>{t(`invoice.${name}`)}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <ul aria-label={t("detail.goods")} className={styles.lines}>
          {orderItems.map(({ sn, goodsName, simpleSpecs, unitPrice, num, subTotal, taxRate }) => (
            <li key={sn} className={styles.line}>
              <div className={styles.name}>
                <p>{goodsName}</p>
                {simpleSpecs && <p className={styles.quiet}>{simpleSpecs}</p>}
                {order.tax && typeof taxRate === "number" && (
                  <p className={styles.quiet}>{t("detail.taxAdded", { rate: taxRate, name: order.tax.name })}</p>
                )}
              </div>
              <p className={styles.each}>
                {t("detail.priceTimesCount", { price: formatPrice(unitPrice, locale), count: num })}
              </p>
              <p className={styles.amount}>{formatPrice(subTotal, locale)}</p>
            </li>
          ))}
        </ul>
        <section aria-label={t("detail.money")}>
          <Amounts order={order} />
        </section>
        <TaxTable tax={order.tax} />
        <CreditNotes notes={order.creditNotes} tax={order.tax} />
      </article>
    </>
  );
}
