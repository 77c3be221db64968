import { list } from "@sundry/api/contract/afterSale";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { useTranslation } from "react-i18next";
import * as styles from "../../shared/list/listPage.css.ts";
import { ListSearch } from "../../shared/list/ListSearch.tsx";
import { PagedList } from "../../shared/list/PagedList.tsx";
import { useRead } from "../../shared/data/useRead.ts";
import { AfterSaleRow } from "./AfterSaleRow.tsx";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { NothingHere } from "../cart/index.ts";

const pageSize = 10;
const tabs: readonly PageQuery<"afterSales">["tab"][] = [
  "ALL",
  "APPLY",
  "PASS",
  "BUYER_RETURN",
  "WAIT_REFUND",
  "COMPLETE",
  "REFUSE",
  "SELLER_TERMINATION",
  "BUYER_CANCEL",
];

/** The buyer's after-sale cases by state, searched by number or goods; tab, search and page are in the address (MC-04). */
export function AfterSaleListPage() {
  const { t } = useTranslation("afterSale");
  const [query, go] = usePageQuery("afterSales");
  const read = useRead(
    list,
    {
      pageNumber: query.pageNumber,
      pageSize,
      ...(query.tab !== "ALL" && { serviceStatus: query.tab }),
      ...(query.sn && { keywords: query.sn }),
    },
    { keepPrevious: true, onFocus: true },
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        <ListSearch
          key={query.sn}
          label={t("search")}
          action={t("searchGo")}
          keyword={query.sn}
          onSearch={(sn) => go({ sn, pageNumber: 1 })}
        />
      </header>
      <Tabs
        label={t("tabs.label")}
        value={query.tab}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onValueChange={({ value }) => go({ tab: tabs.find((tab) => tab === value) ?? "ALL", pageNumber: 1 })}
      />
      <PagedList
        read={read}
        rows={read.data?.records}
        keyOf={({ sn }) => sn}
        pageSize={pageSize}
        hrefOf={(pageNumber) => hrefTo.afterSales({ ...query, pageNumber })}
        looks="panels"
        empty={<NoAfterSales query={query} />}
      >
        {(afterSale) => <AfterSaleRow afterSale={afterSale} />}
      </PagedList>
    </div>
  );
}

function NoAfterSales({ query: { tab, sn } }: { query: PageQuery<"afterSales"> }) {
  const { t } = useTranslation("afterSale");
  const all = !sn && tab === "ALL";
  return (
    <NothingHere
      drawing="box"
      title={sn ? t("empty.found", { keywords: sn }) : t(all ? "empty.ALL" : "empty.tab")}
      text={all ? t("empty.text") : undefined}
      action={
        <ButtonLink variant="outline" href={all ? hrefTo.orders() : hrefTo.afterSales()}>
          {t(all ? "empty.orders" : "empty.all")}
        </ButtonLink>
      }
    />
  );
}
