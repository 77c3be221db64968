import type { ComponentType } from "react";
import { loadWords } from "../../shared/i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import type { DrawerName } from "../rail/openDrawer.ts";

/** What each drawer shows. The list of their files is not part of what every page loads. */
export const drawerContents: Readonly<Record<DrawerName, () => Promise<{ default: ComponentType }>>> = {
  cart: () => import("./CartDrawer.tsx").then((m) => ({ default: m.CartDrawer })),
  orders: () => import("./OrdersDrawer.tsx").then((m) => ({ default: m.OrdersDrawer })),
  coupons: () =>
    Promise.all([import("./CouponsDrawer.tsx"), loadWords("coupon", currentLocale())]).then(([m]) => ({
      default: m.CouponsDrawer,
    })),
  tracks: () => import("./TracksDrawer.tsx").then((m) => ({ default: m.TracksDrawer })),
  favourites: () => import("./FavouritesDrawer.tsx").then((m) => ({ default: m.FavouritesDrawer })),
};
