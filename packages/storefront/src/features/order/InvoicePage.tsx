import { get } from "@sundry/api/contract/order";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import * as styles from "./InvoicePage.css.ts";
import { hasInvoice } from "./hasInvoice.ts";
import { Invoice } from "./Invoice.tsx";

/** The invoice of an order, to read, print and save (MC-03). */
export function InvoicePage() {
  const [{ sn }] = usePageQuery("invoice");
  const errorMessage = useErrorMessage();
  const { data, error, reload } = useRead(get, sn ? { sn } : null);
  const unknown = !sn || error?.kind === "notFound" || error?.kind === "refused";
  return (
    <div className={`${wrap} ${styles.page}`}>
      {unknown || (data && !hasInvoice(data)) ? (
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
