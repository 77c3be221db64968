import { Badge } from "@sundry/ui/primitives/Badge";
import { UiLink } from "@sundry/ui/runtime";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useCartCount } from "../../features/cart/index.ts";
import * as styles from "../header/Header.css.ts";
import { LazyEntriesSheet } from "./LazyEntriesSheet.ts";

/** The cart and the entries of the tab bar in the header of a phone, while a page's own buttons take the place of the bar (SB-08). */
export function DockedWays() {
  const { t } = useTranslation("shell");
  const count = useCartCount();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.dockedWays}>
      <UiLink href={hrefTo.cart()} aria-label={t("nav.cartWith", { count })} className={styles.way}>
        <ShoppingCart aria-hidden="true" className={styles.wayIcon} />
        <Badge floating count={count} label={t("nav.cartWith", { count })} className={styles.wayBadge} />
      </UiLink>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("nav.me")}
        className={styles.way}
        onClick={() => setOpen(true)}
      >
        <CircleUserRound aria-hidden="true" className={styles.wayIcon} />
      </button>
      <Suspense>{open && <LazyEntriesSheet onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
