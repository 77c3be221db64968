import type { Category } from "@sundry/api/contract/entities/category";
import type { GoodsRelatedInfo } from "@sundry/api/contract/entities/search";
import { FilterGroup } from "@sundry/ui/commerce/FilterGroup";
import { PriceRange } from "@sundry/ui/commerce/PriceRange";
import { Checkbox } from "@sundry/ui/primitives/Checkbox";
import { useTranslation } from "react-i18next";
import { CategoryLinks } from "./CategoryLinks.tsx";
import { FilterWait } from "./FilterWait.tsx";
import * as styles from "./FilterPanel.css.ts";
import { changed, type GoodsListQuery } from "./goodsListQuery.ts";

export interface FilterPanelProps {
  query: GoodsListQuery;
  /** What the list can be narrowed by; undefined while that is on its way. */
  facets: GoodsRelatedInfo | undefined;
  tree: readonly Category[];
  onChange: (next: GoodsListQuery) => void;
}

/** Category, price, availability, brands and attributes of the list at hand (GD-01). */
export function FilterPanel({ query, facets, tree, onChange }: FilterPanelProps) {
  const { t } = useTranslation("goodsList");
  const { brandIds, attributes, minPrice, maxPrice } = query;
  if (!facets) return <FilterWait />;
  const { brands, categories, paramOptions } = facets;
  return (
    <div className={styles.root}>
      <CategoryLinks query={query} found={categories} tree={tree} />
      <FilterGroup title={t("price")}>
        <PriceRange
          key={`${minPrice}_${maxPrice}`}
          min={minPrice}
          max={maxPrice}
          onValueChange={({ min, max }) => onChange(changed(query, { minPrice: min, maxPrice: max }))}
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
            checked: brandIds.includes(value),
            ...(count != null && { count }),
          }))}
          onCheckedChange={({ value, checked }) =>
            onChange(
              changed(query, { brandIds: checked ? [...brandIds, value] : brandIds.filter((id) => id !== value) }),
            )
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
            checked: attributes.some((one) => one.name === key && one.value === value),
          }))}
          onCheckedChange={({ value, checked }) => {
            const others = attributes.filter((one) => one.name !== key || one.value !== value);
            onChange(changed(query, { attributes: checked ? [...others, { name: key, value }] : others }));
          }}
        />
      ))}
    </div>
  );
}
