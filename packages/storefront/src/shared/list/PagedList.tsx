import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { faultKind, useErrorMessage } from "../data/errorMessage.ts";
import { useFocusAfterRemoval } from "../layout/useFocusAfterRemoval.ts";
import * as styles from "./listPage.css.ts";
import type { Read } from "../data/useRead.ts";

const styleOf = {
  rows: { list: styles.rows, row: styles.row, waiting: styles.rowSkeleton },
  panels: { list: styles.panels, row: undefined, waiting: styles.panelSkeleton },
} as const;

interface PagedListProps<T> {
  read: Read<{ total: number; current: number; pages: number; records: readonly unknown[] }>;
  /** The records to show: those of the answer, or some of them. */
  rows: readonly T[] | undefined;
  keyOf: (row: T) => string;
  pageSize: number;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
  /** Rows with a line between them, or panels with space between them. Default "rows". */
  looks?: keyof typeof styleOf;
  /** Class of a row, for another layout than text at the start and an amount at the end. */
  rowClass?: string;
  /** Name of the list. */
  label?: string | undefined;
  /** Whether the rows have headings: the list then has one above them, for screen readers only. */
  headed?: boolean;
  /** Shown when there are no records. */
  empty: ReactNode;
  children: (row: T) => ReactNode;
}

/** One page of the buyer's records, also while it loads, fails or is empty, with links to the other pages. */
export function PagedList<T>({
  read: { data, error, refreshing, reload },
  rows = [],
  keyOf,
  pageSize,
  hrefOf,
  looks = "rows",
  rowClass = styleOf[looks].row,
  label,
  headed = false,
  empty,
  children,
}: PagedListProps<T>) {
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  // The last row of the last page was removed, so that page no longer exists.
  const beyond = data !== undefined && !refreshing && data.total > 0 && data.current > data.pages;
  const lastPage = data && hrefOf(Math.max(data.pages, 1));
  useEffect(() => {
    if (beyond && lastPage) void navigate(lastPage, { replace: true });
  }, [beyond, lastPage, navigate]);
  useFocusAfterRemoval(data && rows.length);
  const fault = error && (
    <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
  );
  if (!data) return fault ?? <LoadingSkeleton looks={looks} />;
  // Rows of the previous tab that still show while the new ones load do not make the list empty.
  const none = data.records.length === 0 || (rows.length === 0 && !refreshing);
  if (none && data.total <= data.records.length) return fault ?? empty;
  return (
    <>
      {fault}
      {headed && (
        <h2 className={styles.resultsHeading}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
      )}
      <ul aria-label={label} aria-busy={refreshing || undefined} className={styleOf[looks].list}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={rowClass}>
            {children(row)}
          </li>
        ))}
      </ul>
      {data.pages > 1 && <Pagination page={data.current} pageSize={pageSize} total={data.total} hrefOf={hrefOf} />}
    </>
  );
}

function LoadingSkeleton({ looks }: { looks: keyof typeof styleOf }) {
  return (
    <div aria-busy="true" className={styleOf[looks].list}>
      {["1", "2", "3", "4"].map((key) => (
        <Skeleton key={key} className={styleOf[looks].waiting} />
      ))}
    </div>
  );
}
