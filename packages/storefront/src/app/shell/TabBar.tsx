import { Badge } from "@sundry/ui/primitives/Badge";
import { UiLink } from "@sundry/ui/runtime";
import { CircleUserRound, House, LayoutGrid, ShoppingCart } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useCartCount } from "../../features/cart/useCartCount.ts";
import { useUser } from "../session.ts";
import { memberLinks } from "./memberLinks.ts";
import * as styles from "./TabBar.css.ts";

const CategorySheet = lazy(() => import("./CategorySheet.tsx").then((m) => ({ default: m.CategorySheet })));

/** Under 1024 px the way around the shop: home, categories, cart and me. */
export function TabBar() {
  const { t } = useTranslation("shell");
  const count = useCartCount();
  const user = useUser();
  const [choosing, setChoosing] = useState(false);
  const me = user ? (memberLinks()[0]?.href ?? "/login") : "/login";
  return (
    <nav aria-label={t("nav.entries")} className={styles.root}>
      <Tab href="/" label={t("nav.home")} icon={<House aria-hidden="true" />} />
      <button type="button" aria-haspopup="dialog" className={styles.tab} onClick={() => setChoosing(true)}>
        <LayoutGrid aria-hidden="true" />
        {t("categories.menu")}
      </button>
      <Tab
        href="/cart"
        label={t("nav.cart")}
        icon={
          <>
            <ShoppingCart aria-hidden="true" />
            <Badge floating count={count} label={t("nav.cartWith", { count })} className={styles.badge} />
          </>
        }
      />
      <Tab href={me} label={t("nav.me")} icon={<CircleUserRound aria-hidden="true" />} />
      {choosing && (
        <Suspense>
          <CategorySheet onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </nav>
  );
}

function Tab({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <UiLink href={href} aria-current={pathname === href ? "page" : undefined} className={styles.tab}>
      <span className={styles.icon}>{icon}</span>
      {label}
    </UiLink>
  );
}
