import type { SelectorOption } from "@sundry/api/contract/entities/search";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { withFilter } from "./storeGoods.ts";
import * as styles from "./StorePage.css.ts";

interface StoreCategoriesProps {
  query: PageQuery<"store">;
  categories: readonly SelectorOption[];
}

/** Links to the categories of a store's goods; nothing if there is only one. */
export function StoreCategories({ query, categories }: StoreCategoriesProps) {
  const { t } = useTranslation("store");
  if (categories.length < 2) return null;
  const all = [{ name: t("allCategories"), value: undefined }, ...categories];
  return (
    <nav aria-label={t("categories")}>
      <ul className={styles.categories}>
        {all.map(({ name, value }) => (
          <li key={value ?? "all"}>
            <UiLink
              href={hrefTo.store(withFilter(query, { categoryId: value }))}
              aria-current={value === query.categoryId ? "true" : undefined}
              className={styles.category}
            >
              {name}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
