import type { Page } from "@sundry/api/contract/paging";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PagedList } from "../../shared/list/PagedList.tsx";
import type { Read } from "../../shared/data/useRead.ts";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { row } from "./WalletPage.css.ts";
import { NothingHere } from "../cart/index.ts";

/** Records on a page of the wallet. */
export const pageSize = 10;

interface MoneyListProps<T> {
  tab: PageQuery<"wallet">["tab"];
  read: Read<Page<T>>;
  keyOf: (record: T) => string;
  children: (record: T) => ReactNode;
}

/** A page of wallet records, with a message if there are none. */
export function MoneyList<T>({ tab, read, keyOf, children }: MoneyListProps<T>) {
  const { t } = useTranslation("wallet");
  return (
    <PagedList
      read={read}
      rows={read.data?.records}
      keyOf={keyOf}
      rowClass={row}
      pageSize={pageSize}
      hrefOf={(pageNumber) => hrefTo.wallet({ tab, pageNumber })}
      label={t(`tabs.${tab}`)}
      empty={<NothingHere drawing="box" title={t(`empty.${tab}`)} text={t("empty.text")} />}
    >
      {children}
    </PagedList>
  );
}
