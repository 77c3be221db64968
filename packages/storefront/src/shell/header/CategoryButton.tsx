import { Flyout } from "@sundry/ui/commerce/Flyout";
import { from } from "@sundry/ui/theme/breakpoints";
import ChevronDown from "lucide-react/icons/chevron-down";
import Menu from "lucide-react/icons/menu";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMediaQuery } from "../../shared/layout/useMediaQuery.ts";
import * as styles from "./NavRow.css.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";

const CategoryShelves = lazyOptional(() =>
  import("./CategoryShelves.tsx").then((m) => ({ default: m.CategoryShelves })),
);

/**
 * "All categories": opens the menu on hover, focus, press or the down key. `pinned`: from 1280 px on, the menu stays
 * open beside the carousel (HM-07).
 */
export function CategoryButton({ pinned }: { pinned: boolean }) {
  const { t } = useTranslation("shell");
  const [open, setOpen] = useState(false);
  // From this width on, the menu is beside the carousel.
  const wide = useMediaQuery(from("xl"));
  const menu = (
    <Suspense fallback={<div className={styles.menuSkeleton} />}>
      <CategoryShelves onClose={() => setOpen(false)} />
    </Suspense>
  );
  return (
    <div className={styles.categories}>
      <Flyout
        open={open}
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
              // Not after Escape has just returned the focus from the menu.
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
          <div className={styles.pinnedMenu}>{wide && menu}</div>
        </div>
      )}
    </div>
  );
}
