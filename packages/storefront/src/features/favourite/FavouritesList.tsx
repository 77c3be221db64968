import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PagedList } from "../../shared/list/PagedList.tsx";
import type { Read } from "../../shared/data/useRead.ts";
import { favouritesAddress, type Kind } from "./favouritesQuery.ts";

/** Favourites on a page. */
export const pageSize = 20;

interface FavouritesListProps<T> {
  kind: Kind;
  read: Read<{ total: number; current: number; pages: number; records: readonly T[] }>;
  /** Rows on screen: those of the answer without those that are being let go. */
  rows: readonly T[] | undefined;
  keyOf: (row: T) => string;
  rowClass: string;
  children: (row: T) => ReactNode;
}

/** What both lists of favourites have in common. */
export function FavouritesList<T>({ kind, ...rest }: FavouritesListProps<T>) {
  const { t } = useTranslation("favourite");
  return (
    <PagedList
      {...rest}
      pageSize={pageSize}
      hrefOf={(pageNumber) => favouritesAddress({ kind, pageNumber })}
      headed
      label={t(`kinds.${kind}`)}
      empty={
        <EmptyState
          picture="/media/object/box.webp?v=1&w=160"
          title={t(`empty.${kind}`)}
          text={t(`emptyText.${kind}`)}
          action={<ButtonLink href="/goodsList">{t("browse")}</ButtonLink>}
        />
      }
    />
  );
}
