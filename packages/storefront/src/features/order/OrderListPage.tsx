import { list } from "@sundry/api/contract/order";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import * as styles from "../../shared/list/listPage.css.ts";
import { ListSearch } from "../../shared/list/ListSearch.tsx";
import { PagedList } from "../../shared/list/PagedList.tsx";
import { usePolling } from "../../shared/data/usePolling.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { isUnderWay, livePace } from "./livePace.ts";
import { OrderRow } from "./OrderRow.tsx";
import { type OrderListQuery, readOrderListQuery, writeOrderListQuery } from "./orderListQuery.ts";
import { tags } from "./orderTags.ts";
import { useOrderActions } from "./useOrderActions.ts";
import { useOrderCounts } from "./useOrderCounts.ts";

const PAGE_SIZE = 10;

/** The buyer's orders by state, found by number or goods, page by page; everything in the query (MC-02). */
export function OrderListPage() {
  const { t } = useTranslation("order");
  const [params, setParams] = useSearchParams();
  const actions = useOrderActions();
  const query = readOrderListQuery(params);
  const read = useRead(
    list,
    {
      tag: query.tag,
      pageNumber: query.pageNumber,
      pageSize: PAGE_SIZE,
      ...(query.keywords && { keywords: query.keywords }),
    },
    { keepPrevious: true, onFocus: true },
  );
  const { data, reload } = read;
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
      <PagedList
        read={read}
        rows={data?.records}
        keyOf={({ sn }) => sn}
        pageSize={PAGE_SIZE}
        hrefOf={(pageNumber) => `/home/MyOrder?${writeOrderListQuery({ ...query, pageNumber })}`}
        looks="panels"
        empty={<NoOrders query={query} />}
      >
        {(order) => <OrderRow order={order} actions={actions} />}
      </PagedList>
    </div>
  );
}

function NoOrders({ query: { tag, keywords } }: { query: OrderListQuery }) {
  const { t } = useTranslation("order");
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
