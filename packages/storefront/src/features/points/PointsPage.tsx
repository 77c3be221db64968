import { history, summary } from "@sundry/api/contract/points";
import { formatCount } from "@sundry/ui/format/count";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import * as list from "../../shared/list/listPage.css.ts";
import { PagedList } from "../../shared/list/PagedList.tsx";
import { readPage } from "../../shared/list/readPage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { PointsRow } from "./PointsRow.tsx";
import * as styles from "./PointsPage.css.ts";

const PAGE_SIZE = 10;

/** The buyer's points: how many, how many ever, and what moved them, page by page (MC-11). */
export function PointsPage() {
  const { t } = useTranslation("points");
  const [params] = useSearchParams();
  const pageNumber = readPage(params);
  const sums = useRead(summary, {}, { onFocus: true });
  const read = useRead(history, { pageNumber, pageSize: PAGE_SIZE }, { keepPrevious: true, onFocus: true });
  const figure = (value: number | undefined) =>
    value === undefined ? sums.error ? "–" : <Skeleton className={styles.waitingFigure} /> : formatCount(value);
  return (
    <div className={list.page}>
      <h1 className={list.title}>{t("mine.title")}</h1>
      <section aria-label={t("mine.sums")} className={`${list.sums} ${styles.panel}`}>
        <dl className={list.figures}>
          <div>
            <dt className={list.term}>{t("mine.now")}</dt>
            <dd className={styles.points}>
              <Coins aria-hidden="true" className={styles.icon} />
              {figure(sums.data?.point)}
            </dd>
          </div>
          <div>
            <dt className={list.term}>{t("mine.ever")}</dt>
            <dd className={styles.ever}>{figure(sums.data?.totalPoint)}</dd>
          </div>
        </dl>
        <ButtonLink href="/PointMall">{t("mine.toMall")}</ButtonLink>
      </section>
      <h2 className={styles.heading}>{t("mine.history")}</h2>
      <PagedList
        read={read}
        rows={read.data?.records}
        keyOf={({ id }) => id}
        pageSize={PAGE_SIZE}
        hrefOf={(next) => (next > 1 ? `/home/Point?pageNumber=${next}` : "/home/Point")}
        label={t("mine.history")}
        empty={
          <EmptyState
            picture="/media/object/box.webp?v=1&w=160"
            title={t("mine.none")}
            text={t("mine.noneText")}
            action={<ButtonLink href="/goodsList">{t("mine.noneAction")}</ButtonLink>}
          />
        }
      >
        {(entry) => <PointsRow entry={entry} />}
      </PagedList>
    </div>
  );
}
