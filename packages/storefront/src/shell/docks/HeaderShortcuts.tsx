import { Badge } from "@sundry/ui/primitives/Badge";
import { UiLink } from "@sundry/ui/runtime";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { CartIcon, useCartCount } from "../../features/cart/index.ts";
import * as styles from "../header/PageBar.css.ts";
import { LazyEntriesSheet } from "./LazyEntriesSheet.ts";

/** The cart and the entries of the tab bar in the bar of a phone's page, while the page's own buttons take the place of the tab bar (SB-08). */
export function HeaderShortcuts() {
  const { t } = useTranslation("shell");
  const count = useCartCount();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.shortcuts}>
      <UiLink href={hrefTo.cart()} aria-label={t("nav.cartWith", { count })} className={styles.shortcut}>
        <CartIcon className={styles.shortcutIcon} />
        <Badge floating count={count} label={t("nav.cartWith", { count })} className={styles.shortcutBadge} />
      </UiLink>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("nav.me")}
        className={styles.shortcut}
        onClick={() => setOpen(true)}
      >
        <CircleUserRound aria-hidden="true" className={styles.shortcutIcon} />
      </button>
      <Suspense>{open && <LazyEntriesSheet onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
