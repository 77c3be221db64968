import { history, summary } from "@sundry/api/contract/points";
import { formatCount } from "@sundry/ui/format/count";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../app/faultWords.ts";
import { readPage } from "../../app/readPage.ts";
import { useRead } from "../../app/useRead.ts";
import { PointsRow } from "./PointsRow.tsx";
import * as styles from "./PointsPage.css.ts";

const PAGE_SIZE = 10;

/** The buyer's points: how many, how many ever, and what moved them, page by page (MC-11). */
export function PointsPage() {
  const { t } = useTranslation("points");
  const [params] = useSearchParams();
  const words = useFaultWords();
  const pageNumber = readPage(params);
  const sums = useRead(summary, {}, { onFocus: true });
  const read = useRead(history, { pageNumber, pageSize: PAGE_SIZE }, { keepPrevious: true, onFocus: true });
  const { data, error, refreshing } = read;
  const figure = (value: number | undefined) =>
    value === undefined ? sums.error ? "–" : <Skeleton className={styles.waitingFigure} /> : formatCount(value);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("mine.title")}</h1>
      <section aria-label={t("mine.sums")} className={styles.panel}>
        <dl className={styles.sums}>
          <div>
            <dt className={styles.term}>{t("mine.now")}</dt>
            <dd className={styles.points}>
              <Coins aria-hidden="true" className={styles.icon} />
              {figure(sums.data?.point)}
            </dd>
          </div>
          <div>
            <dt className={styles.term}>{t("mine.ever")}</dt>
            <dd className={styles.ever}>{figure(sums.data?.totalPoint)}</dd>
          </div>
        </dl>
        <ButtonLink href="/PointMall">{t("mine.toMall")}</ButtonLink>
      </section>
      <h2 className={styles.heading}>{t("mine.history")}</h2>
      {error && !data && <ErrorState cause={words(error)} onRetry={() => void read.reload()} />}
      {!data && !error && (
        <div aria-busy="true" className={styles.list}>
          {["1", "2", "3", "4"].map((key) => (
            <Skeleton key={key} className={styles.waitingRow} />
          ))}
        </div>
      )}
      {data?.records.length === 0 && (
        <EmptyState
          picture="/media/object/box.webp?v=1&w=160"
          title={t("mine.none")}
          text={t("mine.noneText")}
          action={<ButtonLink href="/goodsList">{t("mine.noneAction")}</ButtonLink>}
        />
      )}
      {data && data.records.length > 0 && (
        <>
          <ul aria-label={t("mine.history")} aria-busy={refreshing || undefined} className={styles.list}>
            {data.records.map((entry) => (
              <li key={entry.id} className={styles.row}>
                <PointsRow entry={entry} />
              </li>
            ))}
          </ul>
          <Pagination
            page={data.current}
            pageSize={PAGE_SIZE}
            total={data.total}
            hrefOf={(next) => (next > 1 ? `/home/Point?pageNumber=${next}` : "/home/Point")}
          />
        </>
      )}
    </div>
  );
}
