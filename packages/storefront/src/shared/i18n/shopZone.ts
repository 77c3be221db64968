import { useMemo } from "react";
import { createStore } from "../data/createStore.ts";
import { storage } from "../session/storage.ts";
import { useHydrating } from "../layout/useHydrating.ts";
import { useLocale } from "./locale.ts";
import { isZone, offsetAt, type ShopTime, shopTimeIn } from "./shopTime.ts";

const key = "shopZone";
/** The zone if the settings name none. */
const usualZone = "Asia/Shanghai";
/** Not asked of the browser for the usual zone: its first answer takes a slow phone a tenth of a second. */
const isKnown = (zone: string) => zone === usualZone || isZone(zone);
const stored = storage.get(key);
const known = createStore(stored !== null && isKnown(stored) ? stored : usualZone);

/** Uses and stores the zone from the shop's settings; false if the browser does not know it. */
export function setShopZone(zone: string | null | undefined): boolean {
  const next = zone ?? usualZone;
  if (!isKnown(next)) return false;
  storage.set(key, next);
  known.set(next);
  return true;
}

/** The zone that the shop's times are shown in. */
export const currentZone: () => string = known.get;

/** The shop's clock and calendar for a component, in the language of the page (HM-10). */
export function useShopTime(): ShopTime {
  const zone = known.use();
  const locale = useLocale();
  // The server does not know the buyer's clock.
  const buyerUnknown = useHydrating();
  return useMemo(
    () => shopTimeIn({ zone, locale, ...(buyerUnknown && { buyerOffset: (moment) => offsetAt(moment, zone) }) }),
    [zone, locale, buyerUnknown],
  );
}
