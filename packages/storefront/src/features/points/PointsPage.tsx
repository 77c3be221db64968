import { history, summary } from "@sundry/api/contract/points";
import { formatCount } from "@sundry/ui/format/count";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import Coins from "lucide-react/icons/coins";
import { useTranslation } from "react-i18next";
import * as list from "../../shared/list/listPage.css.ts";
import { PagedList } from "../../shared/list/PagedList.tsx";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { PendingList } from "./PendingList.tsx";
import { PointsRow } from "./PointsRow.tsx";
import * as styles from "./PointsPage.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

const pageSize = 10;

/** The buyer's points: the balance, the total ever earned, what is pending until when, and the history (MC-11). */
export function PointsPage() {
  const { t } = useTranslation("points");
  const [{ pageNumber }] = usePageQuery("points");
  const sums = useRead(summary, {}, { onFocus: true });
  const read = useRead(history, { pageNumber, pageSize }, { keepPrevious: true, onFocus: true });
  const pending = sums.data?.pendingPoint ?? 0;
  const waiting = sums.data?.pending ?? [];
  const figure = (value: number | undefined) =>
    value === undefined ? sums.error ? "–" : <Skeleton className={styles.figureSkeleton} /> : formatCount(value);
  return (
    <div className={list.page}>
      <h1 className={list.title}>{t("mine.title")}</h1>
      <section aria-label={t("mine.summary")} className={`${list.sums} ${styles.panel}`}>
        <dl className={list.figures}>
          <div>
            <dt className={list.term}>{t("mine.available")}</dt>
            <dd className={styles.points}>
              <Coins aria-hidden="true" className={styles.icon} />
              <span>{figure(sums.data?.point)}</span>
            </dd>
          </div>
          <div>
            <dt className={list.term}>{t("mine.totalEarned")}</dt>
            <dd className={styles.ever}>{figure(sums.data?.totalPoint)}</dd>
          </div>
          {pending > 0 && (
            <div>
              <dt className={list.term}>{t("mine.pending")}</dt>
              <dd className={styles.ever}>{formatCount(pending)}</dd>
            </div>
          )}
        </dl>
        <ButtonLink href={hrefTo.pointsMall()}>{t("mine.toMall")}</ButtonLink>
      </section>
      {waiting.length > 0 && <PendingList orders={waiting} />}
      <h2 className={styles.heading}>{t("mine.history")}</h2>
      <PagedList
        read={read}
        rows={read.data?.records}
        keyOf={({ id }) => id}
        pageSize={pageSize}
        hrefOf={(page) => hrefTo.points({ pageNumber: page })}
        label={t("mine.history")}
        empty={
          <NothingHere
            drawing="box"
            title={t("mine.none")}
            text={t("mine.noneText")}
            action={<ButtonLink href={hrefTo.goodsList()}>{t("mine.noneAction")}</ButtonLink>}
          />
        }
      >
        {(entry) => <PointsRow entry={entry} />}
      </PagedList>
    </div>
  );
}
