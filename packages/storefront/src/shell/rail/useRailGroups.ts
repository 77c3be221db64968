import type { RailEntry } from "@sundry/ui/commerce/SideRail";
import { useTranslation } from "react-i18next";
import { useCartCount } from "../../features/cart/index.ts";
import { railPlaces } from "./railEntries.tsx";

/** The entries with their words and counts. */
export function useRailGroups(): readonly (readonly RailEntry[])[] {
  const { t } = useTranslation("rail");
  const { t: shell } = useTranslation("shell");
  const cart = useCartCount();
  return railPlaces.map((places) =>
    places.map(({ id, icon, href, action }) => ({
      id,
      icon,
      label: t(`entry.${id}`),
      ...(href !== undefined && { href }),
      ...(action === "newTab" && { newTab: true, note: t("newTab") }),
      ...(id === "cart" && { count: cart, countLabel: shell("nav.cartWith", { count: cart }) }),
    })),
  );
}
