import type { Category } from "@sundry/api/contract/entities/category";
import { Drawer } from "@sundry/ui/primitives/Drawer";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./CategorySheet.css.ts";
import { menuOf, useCategories } from "../../features/goods/index.ts";

/** The categories on a small screen: the first level at the side, its children with pictures next to it (HM-07). */
export function CategorySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("shell");
  const tree = useCategories();
  return (
    <Drawer
      open
      placement="bottom"
      title={t("categories.menu")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      {tree ? <Categories tree={tree} onChoose={onClose} /> : <Skeleton blockSize="50vh" />}
    </Drawer>
  );
}

function Categories({ tree, onChoose }: { tree: readonly Category[]; onChoose: () => void }) {
  const { t } = useTranslation("shell");
  const categories = menuOf(tree);
  const [chosen, setChosen] = useState(categories[0]?.id);
  const shown = categories.find(({ id }) => id === chosen);
  return (
    <div className={styles.root}>
      <ul className={styles.firsts}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} className={styles.first} onClick={() => setChosen(id)}>
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <div className={styles.seconds}>
          <UiLink href={shown.href} className={styles.all} onClick={onChoose}>
            {t("categories.seeAllIn", { name: shown.name })}
          </UiLink>
          {shown.children.map(({ id, name, href, image }) => (
            <UiLink key={id} href={href} className={styles.second} onClick={onChoose}>
              <ProductImage src={image} alt="" sizes="84px" />
              <span>{name}</span>
            </UiLink>
          ))}
        </div>
      )}
    </div>
  );
}
