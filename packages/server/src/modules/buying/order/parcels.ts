import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import type { Services } from "#server/services.ts";
import { lockOrder } from "./orderLocks.ts";
import { logEvent } from "./eventLog.ts";
import { insertTrace, markDelivered, type ParcelRow, parcelsOf } from "./parcelQueries.ts";
import { type Translations, inEveryLanguage } from "#server/locales.ts";

const arrived = inEveryLanguage(({ sentences }) => sentences.parcel.arrived);

/** Which parcel of an order: its position, from 1. Undefined for the newest. */
export type ParcelChoice = number | undefined;

/** Adds a tracking event to a parcel. Throws Refused 31002 unknown order, 31001 no such parcel. MC-03. */
export async function addTrace(
  tx: Tx,
  services: Services,
  orderSn: string,
  { parcel, words }: { parcel?: ParcelChoice; words: Translations },
): Promise<void> {
  await lockOrder(tx, orderSn);
  const { id } = await parcelAt(tx, orderSn, parcel);
  await insertTrace(tx, { id: nextId(services), parcelId: id, words, at: new Date(services.clock.now()) });
}

/**
 * The carrier has delivered a parcel: its last event. The buyer still confirms receipt. Throws Refused 31002 unknown
 * order, 31001 no such parcel, or already delivered. MC-03.
 */
export async function deliver(
  tx: Tx,
  services: Services,
  orderSn: string,
  { parcel }: { parcel?: ParcelChoice } = {},
): Promise<void> {
  const { memberId } = await lockOrder(tx, orderSn);
  const { id, number } = await parcelAt(tx, orderSn, parcel);
  const at = new Date(services.clock.now());
  if (!(await markDelivered(tx, id, at))) throw new Refused(31001);
  await insertTrace(tx, { id: nextId(services), parcelId: id, words: arrived, at });
  await logEvent(tx, services, [orderSn], "ARRIVED", null, number);
  await notify(tx, services, memberId, { kind: "ORDER_ARRIVED", sn: orderSn, number });
}

async function parcelAt(tx: Tx, orderSn: string, position: ParcelChoice): Promise<ParcelRow> {
  const all = await parcelsOf(tx, [orderSn]);
  const found = position === undefined ? all[0] : all.find((one) => one.position === position);
  if (!found) throw new Refused(31001);
  return found;
}
