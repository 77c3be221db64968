import { list } from "@sundry/api/contract/afterSale";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../app/faultWords.ts";
import * as styles from "../../app/listPage.css.ts";
import { ListSearch } from "../../app/ListSearch.tsx";
import { useRead } from "../../app/useRead.ts";
import { AfterSaleRow } from "./AfterSaleRow.tsx";
import { type AfterSaleListQuery, readAfterSaleListQuery, writeAfterSaleListQuery } from "./afterSaleListQuery.ts";
import { tabs } from "./afterSaleTabs.ts";
import { useAfterSaleActions } from "./useAfterSaleActions.ts";

const PAGE_SIZE = 10;

/** The buyer's after-sale cases by state, found by number or goods, page by page; everything in the query (MC-04). */
export function AfterSaleListPage() {
  const { t } = useTranslation("afterSales");
  const [params, setParams] = useSearchParams();
  const words = useFaultWords();
  const actions = useAfterSaleActions();
  const query = readAfterSaleListQuery(params);
  const { data, error, refreshing, reload } = useRead(
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
      {error && <ErrorState cause={words(error)} onRetry={() => void reload()} />}
      {!data && !error && (
        <div aria-busy="true" className={styles.list}>
          {["1", "2", "3"].map((key) => (
            <Skeleton key={key} className={styles.waiting} />
          ))}
        </div>
      )}
      {data?.total === 0 && <NoAfterSales query={query} />}
      {data && data.total > 0 && (
        <>
          <ul aria-busy={refreshing || undefined} className={styles.list}>
            {data.records.map((one) => (
              <li key={one.sn}>
                <AfterSaleRow one={one} actions={actions} />
              </li>
            ))}
          </ul>
          <Pagination
            page={data.current}
            pageSize={PAGE_SIZE}
            total={data.total}
            hrefOf={(pageNumber) => `/home/AfterSale?${writeAfterSaleListQuery({ ...query, pageNumber })}`}
          />
        </>
      )}
    </div>
  );
}

function NoAfterSales({ query: { tab, sn } }: { query: AfterSaleListQuery }) {
  const { t } = useTranslation("afterSales");
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
