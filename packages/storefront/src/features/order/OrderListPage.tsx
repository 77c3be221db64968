import { list } from "@sundry/api/contract/order";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { useTranslation } from "react-i18next";
import * as styles from "../../shared/list/listPage.css.ts";
import { ListSearch } from "../../shared/list/ListSearch.tsx";
import { PagedList } from "../../shared/list/PagedList.tsx";
import { usePolling } from "../../shared/data/usePolling.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { canStillChange, orderPollingPace } from "./orderPollingPace.ts";
import { OrderRow } from "./OrderRow.tsx";
import { useOrderCounts } from "./useOrderCounts.ts";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { NothingHere } from "../cart/index.ts";

const pageSize = 10;
const tags: readonly PageQuery<"orders">["tag"][] = [
  "ALL",
  "WAIT_PAY",
  "WAIT_SHIP",
  "WAIT_ROG",
  "COMPLETE",
  "CANCELLED",
];

/** The buyer's orders by state, searched by number or goods; tab, search and page are in the address (MC-02). */
export function OrderListPage() {
  const { t } = useTranslation("order");
  const [query, go] = usePageQuery("orders");
  const read = useRead(
    list,
    {
      tag: query.tag,
      pageNumber: query.pageNumber,
      pageSize,
      ...(query.keywords && { keywords: query.keywords }),
    },
    { keepPrevious: true, onFocus: true },
  );
  const { data, reload } = read;
  // Any order on the page may change: the store ships, or time runs out.
  const states = data?.records.map(({ sn, orderStatus }) => `${sn} ${orderStatus}`).join(",");
  const active = data?.records.some(({ orderStatus }) => canStillChange(orderStatus)) ?? false;
  usePolling(reload, { ...orderPollingPace, active, state: states });
  const counts = useOrderCounts(data !== undefined);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        <ListSearch
          key={query.keywords}
          label={t("search")}
          action={t("searchGo")}
          keyword={query.keywords}
          onSearch={(keywords) => go({ keywords, pageNumber: 1 })}
        />
      </header>
      <Tabs
        label={t("tabs.label")}
        value={query.tag}
        items={tags.map((value) => ({ value, label: t(`tabs.${value}`), count: counts.get(value) }))}
        onValueChange={({ value }) => go({ tag: tags.find((tag) => tag === value) ?? "ALL", pageNumber: 1 })}
      />
      <PagedList
        read={read}
        rows={data?.records}
        keyOf={({ sn }) => sn}
        pageSize={pageSize}
        hrefOf={(pageNumber) => hrefTo.orders({ ...query, pageNumber })}
        looks="panels"
        empty={<NoOrders query={query} />}
      >
        {(order) => <OrderRow order={order} />}
      </PagedList>
    </div>
  );
}

function NoOrders({ query: { tag, keywords } }: { query: PageQuery<"orders"> }) {
  const { t } = useTranslation("order");
  if (!keywords && tag === "ALL")
    return (
      <NothingHere
        drawing="box"
        title={t("empty.ALL")}
        text={t("empty.text")}
        action={<ButtonLink href={hrefTo.goodsList()}>{t("empty.action")}</ButtonLink>}
      />
    );
  return (
    <NothingHere
      drawing="box"
      title={keywords ? t("empty.found", { keywords }) : t("empty.tag")}
      action={
        <ButtonLink variant="outline" href={hrefTo.orders()}>
          {t("empty.all")}
        </ButtonLink>
      }
    />
  );
}
