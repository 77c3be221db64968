import { SearchBox } from "@sundry/ui/commerce/SearchBox";
import { SegmentedControl } from "@sundry/ui/commerce/SegmentedControl";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { narrowed, type StoreQuery, type StoreSort, storeSorts } from "./storeQuery.ts";
import * as styles from "./StorePage.css.ts";

interface StoreToolbarProps {
  query: StoreQuery;
  onChange: (next: StoreQuery) => void;
}

/** The search inside a store, and the order of its goods. */
export function StoreToolbar({ query, onChange }: StoreToolbarProps) {
  const { t } = useTranslation("store");
  const [typed, setTyped] = useState(query.keyword);
  const { sort, order } = query;
  const Arrow = sort !== "price" ? ChevronsUpDown : order === "asc" ? ArrowUp : ArrowDown;
  const choose = (value: string) => {
    const next = storeSorts.find((one) => one === value) ?? "relevance";
    onChange(narrowed(query, { sort: next, order: orderOf(next, query) }));
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
          if (value === "" && query.keyword) onChange(narrowed(query, { keyword: "" }));
        }}
        onSearch={({ keyword }) => onChange(narrowed(query, { keyword }))}
        className={styles.search}
      />
      <SegmentedControl
        label={t("sortLabel")}
        value={sort}
        segments={storeSorts.map((value) =>
          value === "price"
            ? {
                value,
                label: (
                  <>
                    {t("sort.price")}
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

/** Prices begin with the lowest and turn when chosen again; everything else has its best first. */
function orderOf(next: StoreSort, now: StoreQuery): "asc" | "desc" {
  if (next !== "price") return "desc";
  return now.sort === "price" && now.order === "asc" ? "desc" : "asc";
}
