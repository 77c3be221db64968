import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PagedList } from "../../shared/list/PagedList.tsx";
import type { Read } from "../../shared/data/useRead.ts";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

/** Favourites on a page. */
export const pageSize = 20;

interface FavouritesListProps<T> {
  kind: PageQuery<"favourites">["type"];
  read: Read<{ total: number; current: number; pages: number; records: readonly T[] }>;
  keyOf: (row: T) => string;
  rowClass: string;
  children: (row: T) => ReactNode;
}

/** The parts that both lists of favourites share. */
export function FavouritesList<T>({ kind, read, ...rest }: FavouritesListProps<T>) {
  const { t } = useTranslation("favourite");
  return (
    <PagedList
      {...rest}
      read={read}
      rows={read.data?.records}
      pageSize={pageSize}
      hrefOf={(pageNumber) => hrefTo.favourites({ type: kind, pageNumber })}
      headed
      label={t(`kinds.${kind}`)}
      empty={
        <NothingHere
          drawing="box"
          title={t(`empty.${kind}`)}
          text={t(`emptyText.${kind}`)}
          action={<ButtonLink href={hrefTo.goodsList()}>{t("browse")}</ButtonLink>}
        />
      }
    />
  );
}
