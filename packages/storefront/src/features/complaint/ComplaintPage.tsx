import type { ComplaintDetail } from "@sundry/api/contract/entities/complaint";
import { get } from "@sundry/api/contract/complaint";
import { complaintStatusLabels, label } from "@sundry/api/contract/labels";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Tag } from "@sundry/ui/primitives/Tag";
import { useTranslation } from "react-i18next";
import { BoughtGoods } from "../order/index.ts";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { usePolling } from "../../shared/data/usePolling.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { ComplaintSides } from "./ComplaintSides.tsx";
import { complaintTone, isOpen } from "./complaintState.ts";
import * as lists from "../../shared/list/listPage.css.ts";
import * as styles from "./complaints.css.ts";
import { ComplaintMessages } from "./ComplaintMessages.tsx";
import { PageListSkeleton } from "../../shared/list/PageListSkeleton.tsx";
import { WithdrawButton } from "./WithdrawButton.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { NothingHere } from "../cart/index.ts";

/** How often an open complaint is read again. */
const pace = { firstMs: 5_000, longestMs: 60_000 };

/** One complaint: both sides, the decision and the messages (MC-05). */
export function ComplaintPage() {
  const { t } = useTranslation("complaint");
  const errorMessage = useErrorMessage();
  const [{ id }] = usePageQuery("complaint");
  const { data, error, reload } = useRead(get, id ? { id } : null, { onFocus: true });
  const open = data !== undefined && isOpen(data.complainStatus);
  const state = data && `${data.complainStatus} ${data.orderComplaintCommunications.length}`;
  usePolling(reload, { ...pace, active: open, state });
  // An unknown complaint and another buyer's look the same, so nothing leaks.
  if (!id || error?.kind === "notFound" || error?.kind === "refused")
    return (
      <NothingHere
        headingLevel={1}
        drawing="search"
        title={t("gone")}
        text={t("goneText")}
        action={<ButtonLink href={hrefTo.complaints()}>{t("toList")}</ButtonLink>}
      />
    );
  if (error && !data)
    return (
      <ErrorState headingLevel={1} kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
    );
  return data ? <Detail complaint={data} reload={reload} /> : <PageListSkeleton title={t("detailTitle")} />;
}

function Detail({ complaint, reload }: { complaint: ComplaintDetail; reload: () => Promise<unknown> }) {
  const { t } = useTranslation("complaint");
  const locale = useLocale();
  const shopTime = useShopTime();
  const { id, complainStatus: status, goodsName: name, orderSn } = complaint;
  return (
    <div className={lists.page}>
      <header className={styles.head}>
        <h1 className={lists.title}>{t("detailTitle")}</h1>
        <Tag tone={complaintTone(status)}>{label(complaintStatusLabels, status, locale)}</Tag>
        <span className={styles.quiet}>{t("number", { id })}</span>
        <span className={styles.quiet}>{shopTime.time(complaint.createTime)}</span>
      </header>
      <section aria-label={t("about")} className={styles.panel}>
        <BoughtGoods
          goodsId={complaint.goodsId}
          skuId={complaint.skuId}
          name={name}
          image={complaint.goodsImage}
          note={[complaint.storeName, complaint.specs, t("pieces", { count: complaint.num })]
            .filter(Boolean)
            .join(" · ")}
        >
          <ButtonLink size="sm" variant="quiet" href={hrefTo.order({ sn: orderSn })}>
            {t("toOrder")}
          </ButtonLink>
          {isOpen(status) && <WithdrawButton id={id} name={name} />}
        </BoughtGoods>
      </section>
      <ComplaintSides complaint={complaint} />
      <ComplaintMessages complaint={complaint} reload={reload} />
    </div>
  );
}
