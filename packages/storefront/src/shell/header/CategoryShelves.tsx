import { CategoryMenu } from "@sundry/ui/commerce/CategoryMenu";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { categoryIcon } from "./categoryIcon.tsx";
import { menuOf, useCategories } from "../../features/goods/index.ts";
import * as styles from "./NavRow.css.ts";

/** The menu of categories with its data (HM-07); only wide windows load it. */
export function CategoryShelves({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("shell");
  const tree = useCategories();
  const categories = useMemo(() => menuOf(tree ?? [], categoryIcon), [tree]);
  return (
    <CategoryMenu categories={categories} label={t("categories.menu")} onClose={onClose} className={styles.menu} />
  );
}
