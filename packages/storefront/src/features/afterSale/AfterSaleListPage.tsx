import { list } from "@sundry/api/contract/afterSale";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import * as styles from "../../shared/list/listPage.css.ts";
import { ListSearch } from "../../shared/list/ListSearch.tsx";
import { PagedList } from "../../shared/list/PagedList.tsx";
import { useRead } from "../../shared/data/useRead.ts";
import { AfterSaleRow } from "./AfterSaleRow.tsx";
import { type AfterSaleListQuery, readAfterSaleListQuery, writeAfterSaleListQuery } from "./afterSaleListQuery.ts";
import { tabs } from "./afterSaleTabs.ts";
import { useAfterSaleActions } from "./useAfterSaleActions.ts";

const PAGE_SIZE = 10;

/** The buyer's after-sale cases by state, found by number or goods, page by page; everything in the query (MC-04). */
export function AfterSaleListPage() {
  const { t } = useTranslation("afterSale");
  const [params, setParams] = useSearchParams();
  const actions = useAfterSaleActions();
  const query = readAfterSaleListQuery(params);
  const read = useRead(
    list,
    {
      pageNumber: query.pageNumber,
      pageSize: PAGE_SIZE,
      ...(query.tab !== "ALL" && { serviceStatus: query.tab }),
      ...(query.sn && { keywords: query.sn }),
    },
    { keepPrevious: true, onFocus: true },
  );
  // Another tab or search starts at the first page.
  const go = (next: Partial<AfterSaleListQuery>) =>
    setParams(writeAfterSaleListQuery({ ...query, pageNumber: 1, ...next }));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        <ListSearch
          key={query.sn}
          label={t("search")}
          action={t("searchGo")}
          keyword={query.sn}
          onSearch={(sn) => go({ sn })}
        />
      </header>
      <Tabs
        label={t("tabs.label")}
        value={query.tab}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onValueChange={({ value }) => go({ tab: tabs.find((tab) => tab === value) ?? "ALL" })}
      />
      <PagedList
        read={read}
        rows={read.data?.records}
        keyOf={({ sn }) => sn}
        pageSize={PAGE_SIZE}
        hrefOf={(pageNumber) => `/home/AfterSale?${writeAfterSaleListQuery({ ...query, pageNumber })}`}
        looks="panels"
        empty={<NoAfterSales query={query} />}
      >
        {(one) => <AfterSaleRow one={one} actions={actions} />}
      </PagedList>
    </div>
  );
}

function NoAfterSales({ query: { tab, sn } }: { query: AfterSaleListQuery }) {
  const { t } = useTranslation("afterSale");
  const all = !sn && tab === "ALL";
  return (
    <EmptyState
      picture="/media/object/box.webp?v=1&w=160"
      title={sn ? t("empty.found", { keywords: sn }) : t(all ? "empty.ALL" : "empty.tab")}
      text={all ? t("empty.text") : undefined}
      action={
        <ButtonLink variant="outline" href={all ? "/home/MyOrder" : "/home/AfterSale"}>
          {t(all ? "empty.orders" : "empty.all")}
        </ButtonLink>
      }
    />
  );
}
