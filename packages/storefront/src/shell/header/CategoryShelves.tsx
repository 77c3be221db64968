import { CategoryMenu } from "@sundry/ui/commerce/CategoryMenu";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { categoryIcon } from "./categoryIcon.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { menuOf, useCategories } from "../../features/goods/index.ts";
import * as styles from "./NavRow.css.ts";

/** The category menu with its data (HM-07); only wide windows load it. */
export function CategoryShelves({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("shell");
  const tree = useCategories();
  const categories = useMemo(
    () =>
      menuOf(tree ?? [], categoryIcon).map((category) => ({
        ...category,
        campaign: {
          name: t("nav.bestSellers"),
          href: hrefTo.goodsList({ categoryId: [category.id], sort: "buyCount", order: "desc" }),
          ...(category.image && { image: category.image }),
        },
      })),
    [tree, t],
  );
  return (
    <CategoryMenu categories={categories} label={t("categories.menu")} onDismiss={onClose} className={styles.menu} />
  );
}
