import { search } from "@sundry/api/contract/goods";
import { SegmentedControl } from "@sundry/ui/commerce/SegmentedControl";
import { Button } from "@sundry/ui/primitives/Button";
import { Checkbox } from "@sundry/ui/primitives/Checkbox";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Rows3 from "lucide-react/icons/rows-3";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useTranslation } from "react-i18next";
import * as styles from "./GoodsListPage.css.ts";
import { client } from "../../../shared/data/client.ts";
import { pages } from "../../../shared/routing/addresses.ts";
import { changed, type GoodsListQuery } from "./goodsListQuery.ts";

const { sort: sorts } = pages.goodsList.query.params;

interface ListToolbarProps {
  query: GoodsListQuery;
  /** Number of active filters. */
  filters: number;
  onChange: (next: GoodsListQuery) => void;
  onFilters: () => void;
}

/** Order, view and, on a small screen, the button that opens the filters (GD-01). */
export function ListToolbar({ query, filters, onChange, onFilters }: ListToolbarProps) {
  const { t } = useTranslation("goodsList");
  const { sort, order } = query;
  const Arrow = sort !== "price" ? ChevronsUpDown : order === "asc" ? ArrowUp : ArrowDown;
  const choose = (value: string) => {
    const next = sorts.read(value);
    onChange(changed(query, { sort: next, order: orderOf(next, query) }));
  };
  const segments = sorts.values.map((value) =>
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
  );
  return (
    <div className={styles.toolbar}>
      <SegmentedControl
        label={t("sortLabel")}
        value={sort}
        segments={segments}
        onValueChange={({ value }) => choose(value)}
      />
      <div className={styles.toolbarEnd}>
        {client.supports(search, "inStock") && (
          <span className={styles.quickStock}>
            <Checkbox
              checked={query.inStock}
              onCheckedChange={({ checked }) => onChange(changed(query, { inStock: checked }))}
            >
              {t("inStock")}
            </Checkbox>
          </span>
        )}
        <SegmentedControl
          label={t("viewLabel")}
          value={query.view}
          segments={[
            { value: "grid", label: <LayoutGrid aria-hidden="true" />, name: t("view.grid") },
            { value: "list", label: <Rows3 aria-hidden="true" />, name: t("view.list") },
          ]}
          onValueChange={({ value }) => onChange({ ...query, view: value === "list" ? "list" : "grid" })}
        />
        <Button
          variant="outline"
          icon={<SlidersHorizontal />}
          aria-haspopup="dialog"
          className={styles.filterButton}
          onClick={onFilters}
        >
          {filters > 0 ? t("filtersWith", { count: filters }) : t("filters")}
        </Button>
      </div>
    </div>
  );
}

/** Price starts with the lowest and reverses when chosen again; every other order starts with the best. */
function orderOf(next: GoodsListQuery["sort"], now: GoodsListQuery): GoodsListQuery["order"] {
  if (next === "relevance") return undefined;
  if (next !== "price") return "desc";
  return now.sort === "price" && now.order === "asc" ? "desc" : "asc";
}
