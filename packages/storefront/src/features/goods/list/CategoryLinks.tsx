import type { Category } from "@sundry/api/contract/entities/category";
import type { SelectorOption } from "@sundry/api/contract/entities/search";
import { FilterGroup } from "@sundry/ui/commerce/FilterGroup";
import { UiLink } from "@sundry/ui/runtime";
import { formatCount } from "@sundry/ui/format/count";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { categoryChoices } from "./categoryChoices.ts";
import * as styles from "./FilterPanel.css.ts";
import { changed, type GoodsListQuery } from "./goodsListQuery.ts";

interface CategoryLinksProps {
  query: GoodsListQuery;
  /** Categories of the search results. */
  found: readonly SelectorOption[];
  tree: readonly Category[];
}

/** Links to the categories beside or below the current one. */
export function CategoryLinks({ query, found, tree }: CategoryLinksProps) {
  const { t } = useTranslation("goodsList");
  const choices = categoryChoices(query.categoryId, found, tree);
  if (choices.length === 0) return null;
  return (
    <FilterGroup title={t("category")}>
      <ul>
        {choices.map(({ chain, name, count, current }) => (
          <li key={chain.join()}>
            <UiLink
              href={hrefTo.goodsList(changed(query, { categoryId: chain, prop: [] }))}
              aria-current={current || undefined}
              className={styles.category}
            >
              <span>{name}</span>
              {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
