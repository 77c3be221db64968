import { list } from "@sundry/api/contract/complaint";
import { get } from "@sundry/api/contract/order";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { ComplaintForm } from "./ComplaintForm.tsx";
import * as lists from "../../shared/list/listPage.css.ts";
import { PageListSkeleton } from "../../shared/list/PageListSkeleton.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";

/** A complaint about one line of an order. If the line can't be complained about, the page says why (MC-05). */
export function FileComplaintPage() {
  const { t } = useTranslation("complaint");
  const errorMessage = useErrorMessage();
  const [{ sn, itemSn }] = usePageQuery("fileComplaint");
  const { data, error, reload } = useRead(get, sn ? { sn } : null);
  const line = data?.orderItems.find((item) => item.sn === itemSn);
  if (!sn || error?.kind === "notFound" || error?.kind === "refused" || (data && !line))
    return (
      <EmptyState
        headingLevel={1}
        drawing="search"
        title={t("noLine")}
        text={t("noLineText")}
        action={<ButtonLink href={hrefTo.orders()}>{t("toOrders")}</ButtonLink>}
      />
    );
  if (error && !data)
    return (
      <ErrorState headingLevel={1} kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
    );
  if (!data || !line) return <PageListSkeleton title={t("fileTitle")} />;
  if (line.complainStatus !== "NO_APPLY")
    return <CannotFile sn={sn} itemSn={itemSn} status={line.complainStatus ?? ""} />;
  return (
    <div className={lists.page}>
      <h1 className={lists.title}>{t("fileTitle")}</h1>
      <ComplaintForm line={line} orderSn={sn} storeName={data.order.storeName} />
    </div>
  );
}

const filed: ReadonlySet<string> = new Set(["APPLYING", "COMPLETE", "CANCEL"]);

interface CannotFileProps {
  sn: string;
  itemSn: string;
  /** State of the line. */
  status: string;
}

/** Too early, too late, or already filed; then it links to the complaint. */
function CannotFile({ sn, itemSn, status }: CannotFileProps) {
  const { t } = useTranslation("complaint");
  const done = filed.has(status);
  const { data } = useRead(list, done ? { orderSn: sn, pageNumber: 1, pageSize: 100 } : null);
  const found = data?.records.find(({ orderItemSn }) => orderItemSn === itemSn);
  const why = done ? "already" : status === "EXPIRED" ? "tooLate" : "tooEarly";
  return (
    <EmptyState
      headingLevel={1}
      drawing={done ? "letter" : "clock"}
      title={t(`${why}.title`)}
      text={t(`${why}.text`)}
      action={
        found ? (
          <ButtonLink href={hrefTo.complaint({ id: found.id })}>{t("already.action")}</ButtonLink>
        ) : (
          <ButtonLink href={hrefTo.order({ sn })}>{t("toOrder")}</ButtonLink>
        )
      }
    />
  );
}
