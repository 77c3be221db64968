import { nextId } from "#server/ids.ts";
import type { Services } from "#server/services.ts";
import type { Tx } from "#server/db/transaction.ts";
import { wallTime } from "#server/shopTime.ts";
import { insertOffers, offersOfWeekday } from "./queries.ts";

/**
 * Opens a slot at an hour of today, 0 to 23 in the shop's zone, with the offers of the slot that is nearest to it. False
 * if there is one already, or nothing to offer today. The slot returns every week, like all of them.
 */
export async function openSlot(tx: Tx, services: Services, hour: number): Promise<boolean> {
  const { weekday } = wallTime(services.clock.now(), services.config.shopZone);
  const all = await offersOfWeekday(tx, weekday);
  const away = (offer: (typeof all)[number]) => Math.abs(offer.hour - hour);
  const nearest = all.toSorted((one, other) => away(one) - away(other))[0];
  if (!nearest || nearest.hour === hour) return false;
  const copied = all.filter((offer) => offer.hour === nearest.hour);
  await insertOffers(
    tx,
    copied.map((offer) => ({ ...offer, id: nextId(services), hour })),
  );
  return true;
}
