import type { Page } from "@sundry/api/contract/paging";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PagedList } from "../../shared/list/PagedList.tsx";
import type { Read } from "../../shared/data/useRead.ts";
import * as styles from "./DistributionPage.css.ts";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";

/** Records on a page. */
export const pageSize = 10;

interface RecordListProps<T> {
  tab: PageQuery<"distribution">["tab"];
  read: Read<Page<T>>;
  keyOf: (record: T) => string;
  /** Shown while there are no records. */
  empty: ReactNode;
  children: (record: T) => ReactNode;
}

/** One page of the records of a tab. */
export function RecordList<T>({ tab, read, keyOf, empty, children }: RecordListProps<T>) {
  const { t } = useTranslation("distribution");
  return (
    <PagedList
      read={read}
      rows={read.data?.records}
      keyOf={keyOf}
      pageSize={pageSize}
      hrefOf={(pageNumber) => hrefTo.distribution({ tab, pageNumber })}
      rowClass={styles.row}
      label={t(`tabs.${tab}`)}
      empty={empty}
    >
      {children}
    </PagedList>
  );
}
