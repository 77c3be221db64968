import { get, logs } from "@sundry/api/contract/afterSale";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { AfterSaleCase } from "./AfterSaleCase.tsx";
import * as styles from "./AfterSalePage.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { NothingHere } from "../cart/index.ts";

/** One case: its progress, the next step and its deadline, its goods and its history (MC-04). */
export function AfterSalePage() {
  const { t } = useTranslation("afterSale");
  const [{ sn }] = usePageQuery("afterSale");
  const errorMessage = useErrorMessage();
  const { data, error, reload } = useRead(get, sn ? { sn } : null, { onFocus: true });
  const history = useRead(logs, sn ? { sn } : null, { onFocus: true });
  // An unknown case and another buyer's look the same, so nothing leaks.
  if (!sn || error?.kind === "notFound" || error?.kind === "refused")
    return (
      <NothingHere
        headingLevel={1}
        drawing="search"
        title={t("gone")}
        text={t("goneText")}
        action={<ButtonLink href={hrefTo.afterSales()}>{t("toList")}</ButtonLink>}
      />
    );
  if (error && !data)
    return (
      <ErrorState headingLevel={1} kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
    );
  if (!data || history.loading)
    return (
      <div aria-busy="true" className={styles.page}>
        <Skeleton className={styles.headSkeleton} />
        <Skeleton className={styles.panelSkeleton} />
        <Skeleton className={styles.panelSkeleton} />
      </div>
    );
  return <AfterSaleCase afterSale={data} history={history.data ?? []} />;
}
