import { SearchBox } from "@sundry/ui/commerce/SearchBox";
import { SegmentedControl } from "@sundry/ui/commerce/SegmentedControl";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type PageQuery, pages } from "../../shared/routing/addresses.ts";
import { withFilter } from "./storeGoods.ts";
import * as styles from "./StorePage.css.ts";

type StoreQuery = PageQuery<"store">;

const { sort: sorts } = pages.store.query.params;

interface StoreToolbarProps {
  query: StoreQuery;
  onChange: (next: StoreQuery) => void;
}

/** Search in a store, and the order of its goods. */
export function StoreToolbar({ query, onChange }: StoreToolbarProps) {
  const { t } = useTranslation("store");
  const [typed, setTyped] = useState(query.keyword);
  const { sort, order } = query;
  const Arrow = sort !== "price" ? ChevronsUpDown : order === "asc" ? ArrowUp : ArrowDown;
  const choose = (value: string) => {
    const next = sorts.read(value);
    onChange(withFilter(query, { sort: next, order: orderOf(next, query) }));
  };
  return (
    <div className={styles.toolbar}>
      <SearchBox
        size="md"
        aria-label={t("search")}
        label={t("search")}
        placeholder={t("search")}
        value={typed}
        onValueChange={({ value }) => {
          setTyped(value);
          if (value === "" && query.keyword) onChange(withFilter(query, { keyword: "" }));
        }}
        onSearch={({ keyword }) => onChange(withFilter(query, { keyword }))}
        className={styles.search}
      />
      <SegmentedControl
        label={t("sortLabel")}
        value={sort}
        segments={sorts.values.map((value) =>
          value === "price"
            ? {
                value,
                label: (
                  <>
                    <span>{t("sort.price")}</span>
                    <Arrow aria-hidden="true" size={14} />
                  </>
                ),
                ...(sort === "price" && { name: t(order === "asc" ? "ascending" : "descending") }),
              }
            : { value, label: t(`sort.${value}`) },
        )}
        onValueChange={({ value }) => choose(value)}
        className={styles.sorts}
      />
    </div>
  );
}

/** Price starts with the lowest and reverses when chosen again; every other order starts with the best. */
function orderOf(next: StoreQuery["sort"], now: StoreQuery): StoreQuery["order"] {
  if (next === "relevance") return undefined;
  if (next !== "price") return "desc";
  return now.sort === "price" && now.order === "asc" ? "desc" : "asc";
}
