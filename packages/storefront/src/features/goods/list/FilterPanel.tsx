import type { Category } from "@sundry/api/contract/entities/category";
import type { GoodsRelatedInfo } from "@sundry/api/contract/entities/search";
import { related, search } from "@sundry/api/contract/goods";
import { FilterGroup, type FilterOption } from "@sundry/ui/commerce/FilterGroup";
import { PriceRange } from "@sundry/ui/commerce/PriceRange";
import { Checkbox } from "@sundry/ui/primitives/Checkbox";
import type { ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { pages } from "../../../shared/routing/addresses.ts";
import { CategoryLinks } from "./CategoryLinks.tsx";
import { ColourSwatches } from "./ColourSwatches.tsx";
import { FilterSkeleton } from "./FilterSkeleton.tsx";
import { summary } from "../../../shared/layout/disclosure.css.ts";
import * as styles from "./FilterPanel.css.ts";
import { changed, type GoodsListQuery } from "./goodsListQuery.ts";
import { PriceSteps } from "./PriceSteps.tsx";
import { useFilterWords } from "./useFilterWords.ts";

/** Brand and attributes together; those after the third are folded. */
const MAX_GROUPS = 5;
const OPEN_GROUPS = 3;
const { dispatch: dispatches, rating: ratings } = pages.goodsList.query.params;

export interface FilterPanelProps {
  query: GoodsListQuery;
  /** The available filters; undefined while they load. */
  facets: GoodsRelatedInfo | undefined;
  tree: readonly Category[];
  onChange: (next: GoodsListQuery) => void;
}

/**
 * Filters by category, price, minimum order, dispatch, colour, rating, brand and attributes, each value with its count
 * (GD-01).
 */
export function FilterPanel({ query, facets, tree, onChange }: FilterPanelProps) {
  const { t } = useTranslation("goodsList");
  const { price } = query;
  const change = (next: Parameters<typeof changed>[1]) => onChange(changed(query, next));
  if (!facets) return <FilterSkeleton />;
  const { prices, colours = [] } = facets;
  const groups = moreGroups(query, facets, t("brand"), change);
  const folded = groups.slice(OPEN_GROUPS);
  return (
    <div className={styles.root}>
      <CategoryLinks query={query} found={facets.categories} tree={tree} />
      <FilterGroup title={t("price")}>
        {prices && <PriceSteps steps={prices} min={price.min} max={price.max} />}
        <PriceRange
          key={`${price.min}_${price.max}`}
          min={price.min}
          max={price.max}
          onValueChange={({ min, max }) => change({ price: { min, max } })}
        />
      </FilterGroup>
      {client.supports(related, "total") && <TotalGroup query={query} facets={facets} change={change} />}
      {client.supports(search, "inStock") && (
        <FilterGroup title={t("availability")} className={styles.stock}>
          <Checkbox checked={query.inStock} onCheckedChange={({ checked }) => change({ inStock: checked })}>
            {t("inStock")}
          </Checkbox>
        </FilterGroup>
      )}
      {client.supports(related, "minimum") && <OneOfEach query={query} facets={facets} change={change} />}
      {colours && (colours.length > 1 || query.colour.length > 0) && (
        <FilterGroup title={t("colour")}>
          <ColourSwatches found={colours} chosen={query.colour} onChange={(colour) => change({ colour })} />
        </FilterGroup>
      )}
      {groups.slice(0, OPEN_GROUPS)}
      {folded.length > 0 && (
        <details className={styles.more} open={query.prop.length > 0 || undefined}>
          <summary className={summary}>
            <span>{t("moreFilters")}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          {folded}
        </details>
      )}
    </div>
  );
}

interface OneOfEachProps {
  query: GoodsListQuery;
  facets: GoodsRelatedInfo;
  change: (next: Parameters<typeof changed>[1]) => void;
}

/** What must be paid at least for a product: round amounts, and any range. */
function TotalGroup({ query: { total }, facets, change }: OneOfEachProps) {
  const { t } = useTranslation("goodsList");
  const words = useFilterWords(facets, undefined);
  return (
    <FilterGroup
      title={t("total")}
      options={(facets.totals ?? []).map(({ to, count }) => ({
        value: String(to),
        label: words.price(undefined, to),
        checked: total.min === undefined && total.max === to,
        count,
      }))}
      onCheckedChange={({ value, checked }) => change({ total: checked ? { max: Number(value) } : {} })}
    >
      <PriceRange
        key={`${total.min}_${total.max}`}
        className={styles.range}
        min={total.min}
        max={total.max}
        onValueChange={({ min, max }) => change({ total: { min, max } })}
      />
    </FilterGroup>
  );
}

/** Minimum order, dispatch and rating: one value of each. */
function OneOfEach({ query, facets, change }: OneOfEachProps) {
  const { t } = useTranslation("goodsList");
  const words = useFilterWords(facets, undefined);
  const group = (title: string, options: readonly FilterOption[], choose: (value: string | undefined) => void) =>
    (options.length > 1 || options.some(({ checked }) => checked)) && (
      <FilterGroup
        title={title}
        options={options}
        onCheckedChange={({ value, checked }) => choose(checked ? value : undefined)}
      />
    );
  return (
    <>
      {group(
        t("minimum"),
        (facets.minimums ?? []).map(({ from, to, count }) => ({
          value: `${from}_${to ?? ""}`,
          label: words.minimum(from, to ?? undefined),
          checked: query.minimum.min === from,
          count,
        })),
        (value) => {
          const [from = "", to = ""] = value?.split("_") ?? [];
          change({ minimum: { ...(from && { min: Number(from) }), ...(to && { max: Number(to) }) } });
        },
      )}
      {group(
        t("dispatch"),
        (facets.dispatch ?? []).map(({ hours, count }) => ({
          value: String(hours),
          label: words.dispatch(hours),
          checked: query.dispatch === hours,
          count,
        })),
        (value) => change({ dispatch: dispatches.read(value ?? "") }),
      )}
      {group(
        t("rating"),
        (facets.ratings ?? []).map(({ from, count }) => ({
          value: String(from),
          label: words.rating(from),
          checked: query.rating === from,
          count,
        })),
        (value) => change({ rating: ratings.read(value ?? "") }),
      )}
    </>
  );
}

/** Brand and attributes with a choice between several values; those in use stay. */
function moreGroups(
  { brandId, prop }: GoodsListQuery,
  { brands, paramOptions }: GoodsRelatedInfo,
  brandTitle: string,
  change: OneOfEachProps["change"],
): ReactNode[] {
  const brandGroup = brands.length > 1 || brandId.length > 0;
  const attributes = (paramOptions ?? []).filter(
    ({ key, values }) => values.length > 1 || prop.some(({ name }) => name === key),
  );
  return [
    ...(brandGroup
      ? [
          <FilterGroup
            key="brand"
            title={brandTitle}
            options={brands.map(({ name, value, count }) => ({
              value,
              label: name,
              checked: brandId.includes(value),
              ...(count != null && { count }),
            }))}
            onCheckedChange={({ value, checked }) =>
              change({ brandId: checked ? [...brandId, value] : brandId.filter((id) => id !== value) })
            }
          />,
        ]
      : []),
    ...attributes.map(({ key, values, counts }) => (
      <FilterGroup
        key={`attribute ${key}`}
        title={key}
        options={values.map((value, index) => ({
          value,
          label: value,
          checked: prop.some((one) => one.name === key && one.value === value),
          ...(counts?.[index] !== undefined && { count: counts[index] }),
        }))}
        onCheckedChange={({ value, checked }) => {
          const others = prop.filter((one) => one.name !== key || one.value !== value);
          change({ prop: checked ? [...others, { name: key, value }] : others });
        }}
      />
    )),
  ].slice(0, MAX_GROUPS);
}
