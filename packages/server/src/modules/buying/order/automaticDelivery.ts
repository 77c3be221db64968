import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import { openCarriers, shopCarriers } from "#server/modules/platform/logistics/carriers.ts";
import { lockOrder } from "./orderLocks.ts";
import { addTrace, deliver } from "./parcels.ts";
import { ordersToShip, parcelById, parcelsAtRest, tracesIn } from "./parcelQueries.ts";
import { itemsOf } from "./queries.ts";
import { ship } from "./shipping.ts";
import { inEveryLanguage } from "#server/locales.ts";

/** Tracking events of a parcel between the store and the door. */
const stops = ["sorted", "onTheWay", "outForDelivery"] as const;

/**
 * A store that ships automatically, a number of ms after an order was paid: orders of one line whole, others in two
 * parcels. For demonstrations; a real store ships when it has packed.
 */
export function automaticShipping(afterMs: number): Sweep {
  return {
    find: (tx, now, limit) => ordersToShip(tx, new Date(now.getTime() - afterMs), limit),
    async settle(tx, services, sn, now) {
      // Locked, then checked again: another server doing the same work may just have shipped it.
      const order = await lockOrder(tx, sn);
      const due = await ordersToShip(tx, new Date(now.getTime() - afterMs), 1, sn);
      if (due.length === 0) return false;
      const items = await itemsOf(tx, [sn]);
      const first = order.state === "UNDELIVERED" && items.length > 1 ? items.slice(0, 1) : undefined;
      const carriers = openCarriers(await shopCarriers(tx));
      const carrier = carriers[Number(BigInt(order.id) % BigInt(Math.max(1, carriers.length)))]?.code;
      if (carrier === undefined) return false;
      const number = `${carrier}${order.id.slice(-10)}${first ? "1" : "2"}`;
      const lines = first?.map(({ sn: line, num }) => ({ sn: line, num }));
      await ship(tx, services, sn, { carrier, number, ...(lines && { lines }) });
      return true;
    },
  };
}

/**
 * A carrier that moves parcels automatically, one stop each time a number of ms has passed, up to the door. For
 * demonstrations.
 */
export function automaticTracking(afterMs: number): Sweep {
  return {
    find: (tx, now, limit) => parcelsAtRest(tx, new Date(now.getTime() - afterMs), limit),
    async settle(tx, services, id, now) {
      const parcel = await parcelById(tx, id);
      if (!parcel) return false;
      await lockOrder(tx, parcel.orderSn);
      const due = await parcelsAtRest(tx, new Date(now.getTime() - afterMs), 1, id);
      if (due.length === 0) return false;
      // The first event is the handover to the carrier.
      const stop = stops[(await tracesIn(tx, [id])).length - 1];
      const words = stop && inEveryLanguage(({ sentences }) => sentences.parcel[stop]);
      if (words) await addTrace(tx, services, parcel.orderSn, { parcel: parcel.position, words });
      else await deliver(tx, services, parcel.orderSn, { parcel: parcel.position });
      return true;
    },
  };
}
