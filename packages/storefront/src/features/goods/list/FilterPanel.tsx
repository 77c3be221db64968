import type { Category } from "@sundry/api/contract/entities/category";
import type { GoodsRelatedInfo } from "@sundry/api/contract/entities/search";
import { FilterGroup } from "@sundry/ui/commerce/FilterGroup";
import { PriceRange } from "@sundry/ui/commerce/PriceRange";
import { Checkbox } from "@sundry/ui/primitives/Checkbox";
import { useTranslation } from "react-i18next";
import { CategoryLinks } from "./CategoryLinks.tsx";
import { FilterSkeleton } from "./FilterSkeleton.tsx";
import * as styles from "./FilterPanel.css.ts";
import { changed, type GoodsListQuery } from "./goodsListQuery.ts";

export interface FilterPanelProps {
  query: GoodsListQuery;
  /** The filters on offer; undefined while they load. */
  facets: GoodsRelatedInfo | undefined;
  tree: readonly Category[];
  onChange: (next: GoodsListQuery) => void;
}

/** Filters by category, price, availability, brand and attributes (GD-01). */
export function FilterPanel({ query, facets, tree, onChange }: FilterPanelProps) {
  const { t } = useTranslation("goodsList");
  const { brandId, prop, price } = query;
  if (!facets) return <FilterSkeleton />;
  const { brands, categories, paramOptions } = facets;
  return (
    <div className={styles.root}>
      <CategoryLinks query={query} found={categories} tree={tree} />
      <FilterGroup title={t("price")}>
        <PriceRange
          key={`${price.min}_${price.max}`}
          min={price.min}
          max={price.max}
          onValueChange={({ min, max }) => onChange(changed(query, { price: { min, max } }))}
        />
      </FilterGroup>
      <FilterGroup title={t("availability")}>
        <Checkbox
          checked={query.inStock}
          onCheckedChange={({ checked }) => onChange(changed(query, { inStock: checked }))}
        >
          {t("inStock")}
        </Checkbox>
      </FilterGroup>
      {brands.length > 0 && (
        <FilterGroup
          title={t("brand")}
          options={brands.map(({ name, value, count }) => ({
            value,
            label: name,
            checked: brandId.includes(value),
            ...(count != null && { count }),
          }))}
          onCheckedChange={({ value, checked }) =>
            onChange(changed(query, { brandId: checked ? [...brandId, value] : brandId.filter((id) => id !== value) }))
          }
        />
      )}
      {paramOptions?.map(({ key, values }) => (
        <FilterGroup
          key={key}
          title={key}
          options={values.map((value) => ({
            value,
            label: value,
            checked: prop.some((one) => one.name === key && one.value === value),
          }))}
          onCheckedChange={({ value, checked }) => {
            const others = prop.filter((one) => one.name !== key || one.value !== value);
            onChange(changed(query, { prop: checked ? [...others, { name: key, value }] : others }));
          }}
        />
      ))}
    </div>
  );
}
