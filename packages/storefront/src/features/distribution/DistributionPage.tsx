import { get } from "@sundry/api/contract/distribution";
import type { Distribution } from "@sundry/api/contract/entities/distribution";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { ActiveDistribution } from "./ActiveDistribution.tsx";
import * as list from "../../shared/list/listPage.css.ts";
import * as styles from "./DistributionPage.css.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

const ApplyForm = lazyPart(() => import("./ApplyForm.tsx").then((m) => ({ default: m.ApplyForm })));

/** The market has closed distribution (rules 20). */
const CLOSED = 22000;

/** The distribution programme for the buyer: apply, wait for review, recommend goods and withdraw commission (MC-12). */
export function DistributionPage() {
  const { t } = useTranslation("distribution");
  const errorMessage = useErrorMessage();
  const { data, error, reload } = useRead(get, {}, { onFocus: true });
  return (
    <div className={list.page}>
      <h1 className={list.title}>{t("title")}</h1>
      {error?.code === CLOSED ? (
        <EmptyState
          drawing="box"
          title={t("closed.title")}
          text={t("closed.text")}
          action={<ButtonLink href={hrefTo.member()}>{t("closed.action")}</ButtonLink>}
        />
      ) : error && data === undefined ? (
        <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
      ) : data === undefined ? (
        <Skeleton className={styles.panelSkeleton} />
      ) : data?.distributionStatus === "PASS" ? (
        <ActiveDistribution distribution={data} />
      ) : data?.distributionStatus === "APPLY" ? (
        <InReview distribution={data} />
      ) : (
        <>
          {data && <Notice tone="warning">{t(data.distributionStatus === "RETREAT" ? "retreat" : "refuse")}</Notice>}
          <p className={styles.lead}>{t("lead")}</p>
          <Suspense fallback={<Skeleton className={styles.formSkeleton} />}>
            <ApplyForm earlier={data ?? undefined} />
          </Suspense>
        </>
      )}
    </div>
  );
}

/** The application while the market reviews it, with its numbers hidden. */
function InReview({ distribution }: { distribution: Distribution }) {
  const { t } = useTranslation("distribution");
  const shopTime = useShopTime();
  const facts = [
    ["name", distribution.name],
    ["idNumber", distribution.idNumber],
    ["accountName", distribution.settlementBankAccountName],
    ["accountNum", distribution.settlementBankAccountNum],
    ["branchName", distribution.settlementBankBranchName],
  ] as const;
  return (
    <section aria-label={t("review.title")} className={list.sums}>
      <div>
        <h2 className={styles.heading}>{t("review.title")}</h2>
        <p className={styles.lead}>{t("review.text", { date: shopTime.day(distribution.createTime) })}</p>
        <dl className={styles.facts}>
          {facts.map(([key, value]) => (
            <div key={key} className={styles.fact}>
              <dt>{t(`form.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
