import { list } from "@sundry/api/contract/order";
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
import { usePolling } from "../../app/usePolling.ts";
import { useRead } from "../../app/useRead.ts";
import { isUnderWay, livePace } from "./livePace.ts";
import { OrderRow } from "./OrderRow.tsx";
import { type OrderListQuery, readOrderListQuery, writeOrderListQuery } from "./orderListQuery.ts";
import { tags } from "./orderTags.ts";
import { useOrderActions } from "./useOrderActions.ts";
import { useOrderCounts } from "./useOrderCounts.ts";

const PAGE_SIZE = 10;

/** The buyer's orders by state, found by number or goods, page by page; everything in the query (MC-02). */
export function OrderListPage() {
  const { t } = useTranslation("orders");
  const [params, setParams] = useSearchParams();
  const words = useFaultWords();
  const actions = useOrderActions();
  const query = readOrderListQuery(params);
  const { data, error, refreshing, reload } = useRead(
    list,
    {
      tag: query.tag,
      pageNumber: query.pageNumber,
      pageSize: PAGE_SIZE,
      ...(query.keywords && { keywords: query.keywords }),
    },
    { keepPrevious: true, onFocus: true },
  );
  // Any order on the page may move: the store ships, time runs out.
  const states = data?.records.map(({ sn, orderStatus }) => `${sn} ${orderStatus}`).join(",");
  const active = data?.records.some(({ orderStatus }) => isUnderWay(orderStatus)) ?? false;
  usePolling(reload, { ...livePace, active, state: states });
  const counts = useOrderCounts(data !== undefined);
  // Another tab or keyword starts at the first page.
  const go = (next: Partial<OrderListQuery>) => setParams(writeOrderListQuery({ ...query, pageNumber: 1, ...next }));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        <ListSearch
          key={query.keywords}
          label={t("search")}
          action={t("searchGo")}
          keyword={query.keywords}
          onSearch={(keywords) => go({ keywords })}
        />
      </header>
      <Tabs
        label={t("tabs.label")}
        value={query.tag}
        items={tags.map((value) => ({ value, label: t(`tabs.${value}`), count: counts.get(value) }))}
        onValueChange={({ value }) => go({ tag: tags.find((tag) => tag === value) ?? "ALL" })}
      />
      {error && <ErrorState cause={words(error)} onRetry={() => void reload()} />}
      {!data && !error && (
        <div aria-busy="true" className={styles.list}>
          {["1", "2", "3"].map((key) => (
            <Skeleton key={key} className={styles.waiting} />
          ))}
        </div>
      )}
      {data?.total === 0 && <NoOrders query={query} />}
      {data && data.total > 0 && (
        <>
          <ul aria-busy={refreshing || undefined} className={styles.list}>
            {data.records.map((order) => (
              <li key={order.sn}>
                <OrderRow order={order} actions={actions} />
              </li>
            ))}
          </ul>
          <Pagination
            page={data.current}
            pageSize={PAGE_SIZE}
            total={data.total}
            hrefOf={(pageNumber) => `/home/MyOrder?${writeOrderListQuery({ ...query, pageNumber })}`}
          />
        </>
      )}
    </div>
  );
}

function NoOrders({ query: { tag, keywords } }: { query: OrderListQuery }) {
  const { t } = useTranslation("orders");
  if (!keywords && tag === "ALL")
    return (
      <EmptyState
        picture="/media/object/box.webp?v=1&w=160"
        title={t("empty.ALL")}
        text={t("empty.text")}
        action={<ButtonLink href="/goodsList">{t("empty.action")}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      picture="/media/object/box.webp?v=1&w=160"
      title={keywords ? t("empty.found", { keywords }) : t("empty.tag")}
      action={
        <ButtonLink variant="outline" href="/home/MyOrder">
          {t("empty.all")}
        </ButtonLink>
      }
    />
  );
}
