import { Badge } from "@sundry/ui/primitives/Badge";
import { UiLink } from "@sundry/ui/runtime";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import House from "lucide-react/icons/house";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Zap from "lucide-react/icons/zap";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { CartIcon, useCartCount } from "../../features/cart/index.ts";
import { useLinked } from "../../shared/site/closedPages.ts";
import { LazyEntriesSheet } from "./LazyEntriesSheet.ts";
import * as styles from "./TabBar.css.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const CategorySheet = lazyPart(() => import("../header/CategorySheet.tsx").then((m) => ({ default: m.CategorySheet })));

/** The navigation below 1024 px: home, categories, flash sale if there is one, cart, and the entries of the sidebar (SB-08). */
export function TabBar() {
  const { t } = useTranslation("shell");
  const count = useCartCount();
  const isLinked = useLinked();
  const inMemberCentre = `${useLocation().pathname}/`.toLowerCase().startsWith(`${hrefTo.member()}/`);
  const [sheet, setSheet] = useState<"categories" | "entries">();
  const close = () => setSheet(undefined);
  return (
    <nav aria-label={t("nav.entries")} className={styles.root}>
      <Tab href={hrefTo.home()} label={t("nav.home")} icon={<House aria-hidden="true" />} />
      <button type="button" aria-haspopup="dialog" className={styles.tab} onClick={() => setSheet("categories")}>
        <LayoutGrid aria-hidden="true" />
        <span>{t("categories.menu")}</span>
      </button>
      {isLinked("seckill") && <Tab href={hrefTo.seckill()} label={t("nav.flash")} icon={<Zap aria-hidden="true" />} />}
      <Tab
        href={hrefTo.cart()}
        label={t("nav.cart")}
        icon={
          <>
            <CartIcon className={styles.bag} />
            <Badge floating count={count} label={t("nav.cartWith", { count })} className={styles.badge} />
          </>
        }
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={inMemberCentre || undefined}
        className={styles.tab}
        onClick={() => setSheet("entries")}
      >
        <CircleUserRound aria-hidden="true" />
        <span>{t("nav.me")}</span>
      </button>
      <Suspense>
        {sheet === "categories" && <CategorySheet onClose={close} />}
        {sheet === "entries" && <LazyEntriesSheet onClose={close} />}
      </Suspense>
    </nav>
  );
}

function Tab({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <UiLink href={href} aria-current={pathname === href ? "page" : undefined} className={styles.tab}>
      <span className={styles.icon}>{icon}</span>
      <span>{label}</span>
    </UiLink>
  );
}
