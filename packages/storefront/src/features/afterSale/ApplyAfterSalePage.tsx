import { applyInfo } from "@sundry/api/contract/afterSale";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./ApplyAfterSalePage.css.ts";
import { ApplyForm } from "./ApplyForm.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";

/** The application for one order line. If the line is not open to after-sale, the page says why (MC-04). */
export function ApplyAfterSalePage() {
  const { t } = useTranslation("afterSale");
  const [{ sn }] = usePageQuery("applyAfterSale");
  const errorMessage = useErrorMessage();
  const { data, error, reload } = useRead(applyInfo, sn ? { sn } : null);
  const blocked = error?.kind === "refused" || error?.kind === "notFound";
  if (!sn || blocked)
    return (
      <EmptyState
        headingLevel={1}
        drawing="box"
        title={t(blocked ? "apply.blocked" : "apply.missing")}
        text={blocked ? errorMessage(error) : t("apply.missingText")}
        action={<ButtonLink href={hrefTo.orders()}>{t("empty.orders")}</ButtonLink>}
      />
    );
  if (error && !data)
    return (
      <ErrorState headingLevel={1} kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
    );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("apply.title")}</h1>
      {data ? (
        <ApplyForm key={sn} sn={sn} info={data} />
      ) : (
        <div aria-busy="true" className={styles.page}>
          <Skeleton className={styles.goodsSkeleton} />
          <Skeleton className={styles.formSkeleton} />
        </div>
      )}
    </div>
  );
}
