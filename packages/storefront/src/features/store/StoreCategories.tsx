import type { SelectorOption } from "@sundry/api/contract/entities/search";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { narrowed, storeAddress, type StoreQuery } from "./storeQuery.ts";
import * as styles from "./StorePage.css.ts";

/** The categories in which a store sells, as links; absent where there is no choice. */
export function StoreCategories({ query, categories }: { query: StoreQuery; categories: readonly SelectorOption[] }) {
  const { t } = useTranslation("store");
  if (categories.length < 2) return null;
  const all = [{ name: t("allCategories"), value: undefined }, ...categories];
  return (
    <nav aria-label={t("categories")}>
      <ul className={styles.categories}>
        {all.map(({ name, value }) => (
          <li key={value ?? "all"}>
            <UiLink
              href={storeAddress(narrowed(query, { categoryId: value }))}
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
