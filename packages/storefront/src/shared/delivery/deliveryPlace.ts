import { useSyncExternalStore } from "react";
import { useHydrating } from "../layout/useHydrating.ts";
import { tabStorage } from "../session/storage.ts";
import { visitorCountry } from "./visitorCountry.ts";

/** Where the tab keeps the country that the visitor chose: the next visit begins with the address again. */
const placeKey = "deliverTo";

/** All parts of the shop show one place. */
const watchers = new Set<() => void>();

function watchPlace(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const placeChosen = () => tabStorage.get(placeKey) ?? undefined;
const noPlace = () => undefined;

/** The country that the visitor chose for deliveries, by the id of its region; undefined for their own place. */
export function useChosenPlace(): string | undefined {
  return useSyncExternalStore(watchPlace, placeChosen, noPlace);
}

/** Chooses a country; undefined for the buyer's own place. */
export function choosePlace(regionId: string | undefined): void {
  if (regionId) tabStorage.set(placeKey, regionId);
  else tabStorage.remove(placeKey);
  for (const watcher of watchers) watcher();
}

/** A place as calls take it: a region, and the country to take without one. */
export interface DeliveryPlace {
  regionId?: string;
  country?: string;
}

/**
 * The likely place, as far as this browser knows it: what was chosen, otherwise the country of the visitor's languages.
 * The server knows no visitor: a page that it rendered first shows what it said of any place.
 */
export function useDeliveryPlace(): DeliveryPlace {
  const regionId = useChosenPlace();
  if (useHydrating()) return {};
  const country = visitorCountry(navigator.languages);
  return { ...(regionId && { regionId }), ...(country && { country }) };
}
