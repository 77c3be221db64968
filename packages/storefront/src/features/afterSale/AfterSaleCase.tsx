import type { AfterSaleDetail, AfterSaleLog } from "@sundry/api/contract/entities/afterSale";
import { afterSaleStatusLabels, label } from "@sundry/api/contract/labels";
import { Notice, type NoticeProps } from "@sundry/ui/primitives/Notice";
import { Steps } from "@sundry/ui/primitives/Steps";
import { Tag } from "@sundry/ui/primitives/Tag";
import { Timeline } from "@sundry/ui/primitives/Timeline";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { AfterSaleGoods } from "./AfterSaleGoods.tsx";
import { AfterSaleMoney } from "./AfterSaleMoney.tsx";
import * as styles from "./AfterSalePage.css.ts";
import { AfterSaleRequest } from "./AfterSaleRequest.tsx";
import { CancelButton } from "./CancelButton.tsx";
import { ComplaintLink } from "./ComplaintLink.tsx";
import { afterSaleTone, progressOf } from "./afterSaleState.ts";
import { screenOnly } from "../../shared/layout/paper.css.ts";
import { PaperHead } from "../../shared/layout/PaperHead.tsx";
import { useNextWords } from "./useNextWords.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

// Most buyers who open a case have nothing to send back.
const ReturnForm = lazyPart(() => import("./ReturnForm.tsx").then((m) => ({ default: m.ReturnForm })));

interface AfterSaleCaseProps {
  afterSale: AfterSaleDetail;
  /** Its log, in any order. */
  history: readonly AfterSaleLog[];
}

/** A loaded case. */
export function AfterSaleCase({ afterSale, history }: AfterSaleCaseProps) {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const shopTime = useShopTime();
  const nextWords = useNextWords();
  const { sn, orderSn, orderItemSn, serviceStatus, auditRemark, afterSaleAllowOperationVO: allowed } = afterSale;
  const progress = progressOf(afterSale, history);
  const disputed = serviceStatus === "REFUSE" || serviceStatus === "SELLER_TERMINATION";
  return (
    <div className={styles.page}>
      <PaperHead path={hrefTo.afterSale({ sn })}>{allowed.returnGoods && <p>{t("back.slip")}</p>}</PaperHead>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("name", { sn })}</h1>
        <Tag tone={afterSaleTone(serviceStatus)}>{label(afterSaleStatusLabels, serviceStatus, locale)}</Tag>
      </header>
      <section aria-label={t("steps.label")} className={`${styles.panel} ${screenOnly}`}>
        <Steps
          current={progress.current}
          failed={progress.failed}
          steps={progress.stages.map(({ stage, at }) => ({
            label: t(`steps.${stage}`),
            note: at && shopTime.day(at, "shortDay"),
          }))}
        />
        <Notice role="status" aria-label={t("next.label")} tone={toneOfNext(serviceStatus)} className={styles.next}>
          <p>{nextWords(afterSale)}</p>
          {auditRemark && <p>{t("next.remark", { remark: auditRemark })}</p>}
        </Notice>
        <div className={styles.actions}>
          {disputed && <ComplaintLink orderSn={orderSn} orderItemSn={orderItemSn} />}
          {allowed.cancel && <CancelButton sn={sn} />}
        </div>
      </section>
      {allowed.returnGoods && (
        <Suspense>
          <ReturnForm afterSale={afterSale} />
        </Suspense>
      )}
      <AfterSaleGoods afterSale={afterSale} />
      <div className={styles.columns}>
        <AfterSaleRequest afterSale={afterSale} />
        <section aria-label={t("detail.log")} className={`${styles.panel} ${screenOnly}`}>
          <h2 className={styles.panelTitle}>{t("detail.log")}</h2>
          <Timeline
            events={history
              .toSorted((a, b) => (a.createTime < b.createTime ? 1 : a.createTime > b.createTime ? -1 : later(a, b)))
              .map(({ id, message, createTime }) => ({
                key: id,
                text: message ?? "",
                time: shopTime.time(createTime),
              }))}
          />
        </section>
      </div>
      <AfterSaleMoney afterSale={afterSale} />
    </div>
  );
}

function toneOfNext(state: string): NoticeProps["tone"] {
  if (state === "COMPLETE") return "success";
  return state === "REFUSE" || state === "SELLER_TERMINATION" ? "warning" : "info";
}

/** Sorts entries of the same second by id: ids count up, as texts of increasing length. */
function later({ id: a }: AfterSaleLog, { id: b }: AfterSaleLog): number {
  return b.length - a.length || (a < b ? 1 : -1);
}
