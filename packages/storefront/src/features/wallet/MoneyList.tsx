import type { Page } from "@sundry/api/contract/paging";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFaultWords } from "../../app/faultWords.ts";
import type { Read } from "../../app/useRead.ts";
import * as styles from "./WalletPage.css.ts";
import { type WalletTab, writeWalletQuery } from "./walletQuery.ts";

/** Records on a page of the wallet. */
export const pageSize = 10;

interface MoneyListProps<T> {
  tab: WalletTab;
  read: Read<Page<T>>;
  keyOf: (record: T) => string;
  children: (record: T) => ReactNode;
}

/** A page of what happened to the money, with what there is to say while there is none of it. */
export function MoneyList<T>({ tab, read, keyOf, children }: MoneyListProps<T>) {
  const { t } = useTranslation("wallet");
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
  if (data.records.length === 0)
    return <EmptyState picture="/media/object/box.webp?v=1&w=160" title={t(`empty.${tab}`)} text={t("empty.text")} />;
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
        pageSize={pageSize}
        total={data.total}
        hrefOf={(pageNumber) => `/home/MoneyManagement?${writeWalletQuery({ tab, pageNumber })}`}
      />
    </>
  );
}
