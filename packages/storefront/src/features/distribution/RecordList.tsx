import type { Page } from "@sundry/api/contract/paging";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFaultWords } from "../../app/faultWords.ts";
import type { Read } from "../../app/useRead.ts";
import * as styles from "./DistributionPage.css.ts";
import { distributionAddress, type DistributionTab, PAGE_SIZE } from "./distributionQuery.ts";

interface RecordListProps<T> {
  tab: DistributionTab;
  read: Read<Page<T>>;
  keyOf: (record: T) => string;
  /** Shown while there is nothing. */
  empty: ReactNode;
  children: (record: T) => ReactNode;
}

/** One page of a tab's records, while it loads, fails or is empty too. */
export function RecordList<T>({ tab, read, keyOf, empty, children }: RecordListProps<T>) {
  const { t } = useTranslation("distribution");
  const words = useFaultWords();
  const { data, error, refreshing, reload } = read;
  if (error && !data) return <ErrorState cause={words(error)} onRetry={() => void reload()} />;
  if (!data)
    return (
      <div aria-busy="true" className={styles.list}>
        {["1", "2", "3", "4"].map((key) => (
          <Skeleton key={key} className={styles.waitingRow} />
        ))}
      </div>
    );
  if (data.records.length === 0) return empty;
  return (
    <>
      <ul aria-label={t(`tabs.${tab}`)} aria-busy={refreshing || undefined} className={styles.list}>
        {data.records.map((record) => (
          <li key={keyOf(record)} className={styles.row}>
            {children(record)}
          </li>
        ))}
      </ul>
      <Pagination
        page={data.current}
        pageSize={PAGE_SIZE}
        total={data.total}
        hrefOf={(pageNumber) => distributionAddress({ tab, pageNumber })}
      />
    </>
  );
}
