import { search } from "@sundry/api/contract/goods";
import { SegmentedControl } from "@sundry/ui/commerce/SegmentedControl";
import { Button } from "@sundry/ui/primitives/Button";
import { Checkbox } from "@sundry/ui/primitives/Checkbox";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { Select } from "@sundry/ui/primitives/Select";
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
/** Orders that not every backend knows. */
const ours: ReadonlySet<string> = new Set(["total", "arrival"]);
/** Of the orders, those the backend knows. */
const known = () => sorts.values.filter((value) => !ours.has(value) || client.supports(search, "total"));

interface ListToolbarProps {
  query: GoodsListQuery;
  /** Number of active filters. */
  filters: number;
  onChange: (next: GoodsListQuery) => void;
  onFilters: () => void;
}

/** Order, view and, on a small screen, the button that opens the filters, in one row at any width (GD-01). */
export function ListToolbar({ query, filters, onChange, onFilters }: ListToolbarProps) {
  const { t } = useTranslation("goodsList");
  const { order } = query;
  const sort = known().find((value) => value === query.sort) ?? "relevance";
  const Arrow = sort !== "price" ? ChevronsUpDown : order === "asc" ? ArrowUp : ArrowDown;
  const choose = (value: string) => {
    const next = sorts.read(value);
    onChange(changed(query, { sort: next, order: orderOf(next, query) }));
  };
  const menu = known().flatMap((value) =>
    value === "price"
      ? [
          { value: "price asc", label: t("ascending") },
          { value: "price desc", label: t("descending") },
        ]
      : [{ value, label: t(`sort.${value}`) }],
  );
  const chosen = sort === "price" ? `price ${order ?? "desc"}` : sort;
  const chooseFromMenu = (value: string) => {
    const [next, way] = value.split(" ");
    if (next !== "price") choose(value);
    else onChange(changed(query, { sort: next, order: way === "asc" ? "asc" : "desc" }));
  };
  const inGrid = query.view === "grid";
  const show = (view: string) => onChange({ ...query, view: view === "list" ? "list" : "grid" });
  const segments = known().map((value) =>
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
  );
  return (
    <div className={styles.toolbar}>
      <div className={styles.sortMenu} data-chosen={menu.find(({ value }) => value === chosen)?.label}>
        <div className={styles.sortFrame}>
          <Select
            aria-label={t("sortLabel")}
            value={chosen}
            options={menu}
            className={styles.sortChoice}
            onValueChange={({ value }) => chooseFromMenu(value)}
          />
        </div>
      </div>
      <SegmentedControl
        className={styles.sorts}
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
        <div className={styles.otherView}>
          <IconButton label={t(inGrid ? "view.list" : "view.grid")} onClick={() => show(inGrid ? "list" : "grid")}>
            {inGrid ? <Rows3 /> : <LayoutGrid />}
          </IconButton>
        </div>
        <SegmentedControl
          className={styles.views}
          label={t("viewLabel")}
          value={query.view}
          segments={[
            { value: "grid", label: <LayoutGrid aria-hidden="true" />, name: t("view.grid") },
            { value: "list", label: <Rows3 aria-hidden="true" />, name: t("view.list") },
          ]}
          onValueChange={({ value }) => show(value)}
        />
        <Button
          variant="outline"
          icon={<SlidersHorizontal />}
          aria-haspopup="dialog"
          aria-label={filters > 0 ? t("filtersWith", { count: filters }) : t("filters")}
          className={styles.filterButton}
          onClick={onFilters}
        >
          <span className={styles.filterWord}>{t("filters")}</span>
          {filters > 0 && <span>{filters}</span>}
        </Button>
      </div>
    </div>
  );
}

/** Price starts with the lowest and reverses when chosen again; what is to pay and the arrival rise; others start with the best. */
function orderOf(next: GoodsListQuery["sort"], now: GoodsListQuery): GoodsListQuery["order"] {
  if (next === "relevance") return undefined;
  if (ours.has(next)) return "asc";
  if (next !== "price") return "desc";
  return now.sort === "price" && now.order === "asc" ? "desc" : "asc";
}
