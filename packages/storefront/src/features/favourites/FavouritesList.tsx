import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFaultWords } from "../../app/faultWords.ts";
import type { Read } from "../../app/useRead.ts";
import * as styles from "./FavouritesPage.css.ts";
import { favouritesAddress, type Kind } from "./favouritesQuery.ts";

/** Favourites on a page. */
export const pageSize = 20;

interface FavouritesListProps {
  kind: Kind;
  read: Read<{ total: number; current: number; pages: number; records: readonly unknown[] }>;
  /** Rows on screen: those of the answer without those that are being let go. */
  shown: number;
  /** The rows, each a list item. */
  children: ReactNode;
}

/** What both lists of favourites have in common: waiting, fault, emptiness and pages. */
export function FavouritesList({
  kind,
  read: { data, error, refreshing, reload },
  shown,
  children,
}: FavouritesListProps) {
  const { t } = useTranslation("favourites");
  const words = useFaultWords();
  const navigate = useNavigate();
  const addressOf = (pageNumber: number) => favouritesAddress({ kind, pageNumber });
  // The last one of the last page was let go: that page is no more.
  const beyond = data !== undefined && !refreshing && data.records.length === 0 && data.total > 0;
  const lastPage = data ? addressOf(Math.max(data.pages, 1)) : undefined;
  useEffect(() => {
    if (beyond && lastPage) void navigate(lastPage, { replace: true });
  }, [beyond, lastPage, navigate]);
  if (error && !data) return <ErrorState cause={words(error)} onRetry={() => void reload()} />;
  if (!data)
    return (
      <div aria-busy="true">
        {["1", "2", "3", "4"].map((key) => (
          <Skeleton key={key} className={styles.waiting} />
        ))}
      </div>
    );
  if (data.total === 0 || (shown === 0 && data.total <= data.records.length))
    return (
      <EmptyState
        picture="/media/object/box.webp?v=1&w=160"
        title={t(`empty.${kind}`)}
        text={t(`emptyText.${kind}`)}
        action={<ButtonLink href="/goodsList">{t("browse")}</ButtonLink>}
      />
    );
  return (
    <>
      {error && <ErrorState cause={words(error)} onRetry={() => void reload()} />}
      <h2 className={styles.heading}>
        <VisuallyHidden>{t(`kinds.${kind}`)}</VisuallyHidden>
      </h2>
      <ul aria-busy={refreshing || undefined} className={styles.list}>
        {children}
      </ul>
      <Pagination page={data.current} pageSize={pageSize} total={data.total} hrefOf={addressOf} />
    </>
  );
}
