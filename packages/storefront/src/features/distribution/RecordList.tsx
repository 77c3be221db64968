import type { Page } from "@sundry/api/contract/paging";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PagedList } from "../../shared/list/PagedList.tsx";
import type { Read } from "../../shared/data/useRead.ts";
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
  return (
    <PagedList
      read={read}
      rows={read.data?.records}
      keyOf={keyOf}
      pageSize={PAGE_SIZE}
      hrefOf={(pageNumber) => distributionAddress({ tab, pageNumber })}
      rowClass={styles.row}
      label={t(`tabs.${tab}`)}
      empty={empty}
    >
      {children}
    </PagedList>
  );
}
