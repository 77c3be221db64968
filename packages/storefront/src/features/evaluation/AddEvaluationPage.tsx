import { listMine } from "@sundry/api/contract/evaluation";
import { get } from "@sundry/api/contract/order";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { EvaluationForm } from "./EvaluationForm.tsx";
import * as lists from "../../shared/list/listPage.css.ts";
import { PageListSkeleton } from "../../shared/list/PageListSkeleton.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";

/** A new review of one line of an order. If the line already has a review, the page opens that (MC-06). */
export function AddEvaluationPage() {
  const { t } = useTranslation("evaluation");
  const errorMessage = useErrorMessage();
  const [{ sn, itemSn }] = usePageQuery("addEvaluation");
  const { data, error, reload } = useRead(get, sn ? { sn } : null);
  const line = data?.orderItems.find((item) => item.sn === itemSn);
  if (!sn || error?.kind === "notFound" || error?.kind === "refused" || (data && !line))
    return (
      <EmptyState
        headingLevel={1}
        drawing="search"
        title={t("noLine")}
        text={t("noLineText")}
        action={<ButtonLink href={hrefTo.evaluations()}>{t("toList")}</ButtonLink>}
      />
    );
  if (error && !data)
    return (
      <ErrorState headingLevel={1} kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
    );
  if (!data || !line) return <PageListSkeleton title={t("writeTitle")} />;
  if (line.commentStatus === "FINISHED") return <Written itemSn={itemSn} />;
  if (line.commentStatus !== "UNFINISHED")
    return (
      <EmptyState
        headingLevel={1}
        drawing="clock"
        title={t("notYet")}
        text={t("notYetText")}
        action={<ButtonLink href={hrefTo.order({ sn })}>{t("toOrder")}</ButtonLink>}
      />
    );
  return (
    <div className={lists.page}>
      <h1 className={lists.title}>{t("writeTitle")}</h1>
      <EvaluationForm line={line} storeName={data.order.storeName} />
    </div>
  );
}

/** Opens the review of the line. */
function Written({ itemSn }: { itemSn: string }) {
  const { t } = useTranslation("evaluation");
  const { data, error } = useRead(listMine, { orderItemSn: itemSn, pageNumber: 1, pageSize: 100 });
  const found = data?.records.find(({ orderItemSn }) => orderItemSn === itemSn);
  if (found) return <Navigate replace to={hrefTo.evaluation({ id: found.id })} />;
  if (!data && !error) return <PageListSkeleton title={t("writeTitle")} />;
  return (
    <EmptyState
      headingLevel={1}
      drawing="letter"
      title={t("done")}
      action={<ButtonLink href={hrefTo.evaluations({ tab: "written" })}>{t("toList")}</ButtonLink>}
    />
  );
}
