import { CategoryMenu } from "@sundry/ui/commerce/CategoryMenu";
import { Flyout } from "@sundry/ui/commerce/Flyout";
import { ChevronDown, Menu } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { categoryIcon } from "./categoryIcon.tsx";
import { menuOf } from "./categoryTree.ts";
import * as styles from "./NavRow.css.ts";
import { useCategories } from "./useCategories.ts";

/** "All categories": opens the menu on hover, focus, press or the down key. `pinned`: the rail stands open beside the hero from 1280 px on (HM-07). */
export function CategoryButton({ pinned }: { pinned: boolean }) {
  const { t } = useTranslation("shell");
  const tree = useCategories();
  const categories = useMemo(() => menuOf(tree ?? [], categoryIcon), [tree]);
  const [open, setOpen] = useState(false);
  const menu = (
    <CategoryMenu
      categories={categories}
      label={t("categories.menu")}
      onClose={() => setOpen(false)}
      className={styles.menu}
    />
  );
  return (
    <div className={styles.categories}>
      <Flyout
        open={open && categories.length > 0}
        onOpenChange={(event) => setOpen(event.open)}
        align="start"
        attached
        className={pinned ? styles.unpinned : styles.flyout}
        trigger={
          <button
            type="button"
            aria-expanded={open}
            className={pinned ? styles.allStrong : styles.all}
            onClick={() => setOpen(true)}
            onFocus={(event) => {
              // Not when Escape has just brought the focus back from the menu.
              const fromMenu = event.currentTarget.parentElement?.contains(event.relatedTarget);
              if (!fromMenu && event.currentTarget.matches(":focus-visible")) setOpen(true);
            }}
            onKeyDown={(event) => {
              if (event.key === "ArrowDown") setOpen(true);
            }}
          >
            <Menu aria-hidden="true" />
            <span className={styles.allWords}>{t("categories.all")}</span>
            <ChevronDown aria-hidden="true" className={styles.chevron} />
          </button>
        }
      >
        {menu}
      </Flyout>
      {pinned && (
        <div className={styles.pinned}>
          <p className={styles.allStrong}>
            <Menu aria-hidden="true" />
            <span className={styles.allWords}>{t("categories.all")}</span>
          </p>
          <div className={styles.pinnedMenu}>{menu}</div>
        </div>
      )}
    </div>
  );
}
