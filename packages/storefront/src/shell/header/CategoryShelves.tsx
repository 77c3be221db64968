import { CategoryMenu } from "@sundry/ui/commerce/CategoryMenu";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { categoryIcon } from "./categoryIcon.tsx";
import { menuOf } from "../../features/goods/categories/categoryTree.ts";
import * as styles from "./NavRow.css.ts";
import { useCategories } from "../../features/goods/categories/useCategories.ts";

/** The menu of categories with its data (HM-07); only wide windows load it. */
export function CategoryShelves({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("shell");
  const tree = useCategories();
  const categories = useMemo(() => menuOf(tree ?? [], categoryIcon), [tree]);
  return (
    <CategoryMenu categories={categories} label={t("categories.menu")} onClose={onClose} className={styles.menu} />
  );
}
