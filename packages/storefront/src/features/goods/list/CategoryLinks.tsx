import type { Category } from "@sundry/api/contract/entities/category";
import type { SelectorOption } from "@sundry/api/contract/entities/search";
import { FilterGroup } from "@sundry/ui/commerce/FilterGroup";
import { UiLink } from "@sundry/ui/runtime";
import { formatCount } from "@sundry/ui/format/count";
import { useTranslation } from "react-i18next";
import { categoryChoices } from "./categoryChoices.ts";
import * as styles from "./FilterPanel.css.ts";
import { changed, type GoodsListQuery, goodsListAddress } from "./goodsListQuery.ts";

interface CategoryLinksProps {
  query: GoodsListQuery;
  /** Categories of what was found. */
  found: readonly SelectorOption[];
  tree: readonly Category[];
}

/** The categories next to or below the one at hand; links, because each is a list of its own. */
export function CategoryLinks({ query, found, tree }: CategoryLinksProps) {
  const { t } = useTranslation("goodsList");
  const choices = categoryChoices(query.categoryIds, found, tree);
  if (choices.length === 0) return null;
  return (
    <FilterGroup title={t("category")}>
      <ul>
        {choices.map(({ chain, name, count, here }) => (
          <li key={chain.join()}>
            <UiLink
              href={goodsListAddress(changed(query, { categoryIds: chain, attributes: [] }))}
              aria-current={here || undefined}
              className={styles.category}
            >
              {name}
              {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
