import type { GoodsDelivery } from "@sundry/api/contract/entities/goods";
import { delivery } from "@sundry/api/contract/goods";
import { useEffect, useState } from "react";
import { client } from "../../../shared/data/client.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { choosePlace, useChosenPlace, useDeliveryPlace } from "../../../shared/delivery/deliveryPlace.ts";

/** Milliseconds without a change of the quantity before its freight is asked for. */
const PAUSE = 300;

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
  const chosen = useChosenPlace();
  const to = useDeliveryPlace();
  const known = client.supports(delivery);
  const { data } = useRead(delivery, known ? { skuId, num, ...to } : null, { keepPrevious: true });
  return { data, num, chosen, choose: choosePlace };
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
