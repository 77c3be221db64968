import type { GoodsDelivery } from "@sundry/api/contract/entities/goods";
import { delivery } from "@sundry/api/contract/goods";
import { useEffect, useState, useSyncExternalStore } from "react";
import { client } from "../../../shared/data/client.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useHydrating } from "../../../shared/layout/useHydrating.ts";
import { tabStorage } from "../../../shared/session/storage.ts";
import { visitorCountry } from "./visitorCountry.ts";

/** Milliseconds without a change of the quantity before its freight is asked for. */
const PAUSE = 300;
/** Where the tab keeps the country that the visitor chose: the next visit begins with the address again. */
const placeKey = "deliverTo";

/** What is known of the delivery of a quantity, and the choice of where to. */
export interface Delivery {
  data: GoodsDelivery | undefined;
  /** The quantity that was asked for. */
  num: number;
  /** The country that was chosen, by its id. */
  chosen: string | undefined;
  /** Chooses a country; undefined for the buyer's own place. */
  choose: (regionId: string | undefined) => void;
}

/**
 * Delivery of a quantity to the likely place: a country chosen here, otherwise the buyer's address or the country of the
 * visitor's languages.
 */
export function useDelivery(skuId: string, count: number): Delivery {
  const num = useSettled(count);
  const hydrating = useHydrating();
  const chosen = useSyncExternalStore(watchPlace, placeChosen, noPlace);
  // The server knows no visitor: a page that it rendered first shows what it said of any place.
  const to = hydrating ? {} : placeOf(chosen);
  const known = client.supports(delivery);
  const { data } = useRead(delivery, known ? { skuId, num, ...to } : null, { keepPrevious: true });
  return { data, num, chosen, choose };
}

/** The page and the sheet on it show one place. */
const watchers = new Set<() => void>();

function watchPlace(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const placeChosen = () => tabStorage.get(placeKey) ?? undefined;
const noPlace = () => undefined;

function choose(regionId: string | undefined): void {
  if (regionId) tabStorage.set(placeKey, regionId);
  else tabStorage.remove(placeKey);
  for (const watcher of watchers) watcher();
}

/** The likely place, as far as this browser knows it. */
function placeOf(regionId: string | undefined) {
  const country = visitorCountry(navigator.languages);
  return { ...(regionId && { regionId }), ...(country && { country }) };
}

/** The quantity once it has stopped changing. */
function useSettled(count: number): number {
  const [settled, setSettled] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), PAUSE);
    return () => clearTimeout(timer);
  }, [count]);
  return settled;
}
