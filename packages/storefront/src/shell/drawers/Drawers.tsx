import { Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useUser } from "../../shared/session/session.ts";
import { type DrawerName, showDrawer, useOpenDrawer } from "../rail/openDrawer.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const contentOf = (name: DrawerName) =>
  lazyPart(() => import("./drawerContents.ts").then(({ drawerContents }) => drawerContents[name]()));

const drawers: Readonly<Record<DrawerName, ReturnType<typeof contentOf>>> = {
  cart: contentOf("cart"),
  orders: contentOf("orders"),
  coupons: contentOf("coupons"),
  tracks: contentOf("tracks"),
  favourites: contentOf("favourites"),
};

/** The open drawer, loaded on its first press. A change of page or a logout closes it (SB-06). */
export function Drawers() {
  const open = useOpenDrawer();
  const user = useUser();
  const { pathname, search } = useLocation();
  const place = `${user?.username ?? ""} ${pathname}${search}`;
  const before = useRef(place);
  useEffect(() => {
    // A drawer that was requested before this code had loaded opens now.
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
