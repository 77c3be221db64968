import { Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { loadWords } from "../../../i18n/words.ts";
import { currentLocale } from "../../locale.ts";
import { useUser } from "../../session.ts";
import { type DrawerName, showDrawer, useOpenDrawer } from "../rail/openDrawer.ts";
import { lazyPart } from "../../lazyPart.ts";

const drawers = {
  cart: lazyPart(() => import("./CartDrawer.tsx").then((m) => ({ default: m.CartDrawer }))),
  orders: lazyPart(() => import("./OrdersDrawer.tsx").then((m) => ({ default: m.OrdersDrawer }))),
  coupons: lazyPart(() =>
    Promise.all([import("./CouponsDrawer.tsx"), loadWords("promotions", currentLocale())]).then(([m]) => ({
      default: m.CouponsDrawer,
    })),
  ),
  tracks: lazyPart(() => import("./TracksDrawer.tsx").then((m) => ({ default: m.TracksDrawer }))),
  favourites: lazyPart(() => import("./FavouritesDrawer.tsx").then((m) => ({ default: m.FavouritesDrawer }))),
} as const satisfies Record<DrawerName, unknown>;

/** The drawer that is open, loaded on its first press; a change of page or a log-out closes it (SB-06). */
export function Drawers() {
  const open = useOpenDrawer();
  const user = useUser();
  const { pathname, search } = useLocation();
  const place = `${user?.username ?? ""} ${pathname}${search}`;
  const before = useRef(place);
  useEffect(() => {
    // What was pressed before this code was there opens now.
    if (before.current !== place) showDrawer(undefined);
    before.current = place;
  }, [place]);
  if (!open) return null;
  const Content = drawers[open];
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}
