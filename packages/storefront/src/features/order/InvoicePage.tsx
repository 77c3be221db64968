import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { get } from "@sundry/api/contract/order";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import Printer from "lucide-react/icons/printer";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { Logo } from "../../shared/site/Logo.tsx";
import { formatPrice } from "../../shared/site/money.ts";
import * as styles from "./InvoicePage.css.ts";
import { Amounts } from "./OrderMoney.tsx";

/** The invoice of an order, to read, print and save (MC-03). */
export function InvoicePage() {
  const [{ sn }] = usePageQuery("invoice");
  const errorMessage = useErrorMessage();
  const { data, error, reload } = useRead(get, sn ? { sn } : null);
  const unknown = !sn || error?.kind === "notFound" || error?.kind === "refused";
  return (
    <div className={`${wrap} ${styles.page}`}>
      {unknown || (data && !isInForce(data)) ? (
        <NoInvoice sn={unknown ? "" : sn} />
      ) : data ? (
        <Invoice detail={data} />
      ) : error ? (
        <ErrorState
          headingLevel={1}
          kind={faultKind(error)}
          cause={errorMessage(error)}
          onRetry={() => void reload()}
        />
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </div>
  );
}

/** Whether the order has an invoice: one was issued, and the order was not cancelled afterwards. */
function isInForce({ order, receipt }: OrderDetail): boolean {
  return receipt?.receiptStatus === 1 && order.orderStatus !== "CANCELLED";
}

/** An order without an invoice leads back to it; an unknown one to the list. */
function NoInvoice({ sn }: { sn: string }) {
  const { t } = useTranslation("order");
  return (
    <EmptyState
      headingLevel={1}
      drawing="search"
      title={t("invoice.none")}
      text={t("invoice.noneText")}
      action={
        <ButtonLink href={sn ? hrefTo.order({ sn }) : hrefTo.orders()}>
          {t(sn ? "invoice.back" : "detail.toList")}
        </ButtonLink>
      }
    />
  );
}

function Invoice({ detail: { order, orderItems, receipt } }: { detail: OrderDetail }) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const shopTime = useShopTime();
  const { sn, storeName, createTime } = order;
  const facts = [
    ["number", order.invoiceNumber ?? receipt?.id],
    ["date", shopTime.day(receipt?.issueTime)],
    ["order", sn],
    ["ordered", shopTime.day(createTime)],
    ["seller", storeName],
    ["sellerTaxId", order.tax?.shopNumber],
    ["buyer", receipt?.receiptTitle],
    ["taxId", receipt?.taxpayerId],
  ] as const;
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink variant="quiet" href={hrefTo.order({ sn })}>
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
            ([name, value]) =>
              value && (
                <div key={name} className={styles.fact}>
                  <dt className={styles.quiet}>{t(`invoice.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <ul aria-label={t("detail.goods")} className={styles.lines}>
          {orderItems.map(({ sn: itemSn, goodsName, simpleSpecs, unitPrice, num, subTotal }) => (
            <li key={itemSn} className={styles.line}>
              <div className={styles.name}>
                <p>{goodsName}</p>
                {simpleSpecs && <p className={styles.quiet}>{simpleSpecs}</p>}
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
      </article>
    </>
  );
}
