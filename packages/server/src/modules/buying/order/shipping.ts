import type { OrderState } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { carrierMeant, shopCarriers, trackingPage } from "#server/modules/platform/logistics/carriers.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import type { Services } from "#server/services.ts";
import { lockOrder } from "./orderLocks.ts";
import { logEvent } from "./eventLog.ts";
import { insertParcel, insertTrace, type ParcelRow, parcelsOf, shipPieces } from "./parcelQueries.ts";
import { changeItems, changeOrder, type ItemRow, itemsOf } from "./queries.ts";
import { inEveryLanguage } from "#server/locales.ts";

/** Pieces of an order line in a parcel. */
export interface ShippedLine {
  /** Number of the order line. */
  sn: string;
  num: number;
}

export interface Shipment {
  /** Contents of the parcel; everything that is left if undefined. */
  lines?: readonly ShippedLine[];
  /** Code or name of a carrier. */
  carrier: string;
  /** The carrier's number for the parcel. */
  number: string;
}

/** Longest number of a parcel, in letters: carriers' have at most 35. */
const longestNumber = 64;

const shippable: readonly OrderState[] = ["UNDELIVERED", "PARTS_DELIVERED"];
const handedOver = inEveryLanguage(({ sentences }) => sentences.parcel.handedOver);

/**
 * A store hands a parcel of an order to a carrier. Once every piece is on its way, the order is DELIVERED and its lines
 * are open for after-sale and complaints; before that it is PARTS_DELIVERED. Throws Refused 31002 unknown, 31001 its
 * state or the remaining pieces do not allow it, 31014 a line of another order, 33005 unknown carrier, 4002 no number
 * or one that no carrier has. Rules 7.
 */
export async function ship(tx: Tx, services: Services, orderSn: string, shipment: Shipment): Promise<ParcelRow> {
  const carriers = await shopCarriers(tx);
  const carrier = carrierMeant(carriers, shipment.carrier)?.code;
  if (carrier === undefined) throw new Refused(33005);
  const number = shipment.number.trim();
  if (number === "" || number.length > longestNumber) throw new Refused(4002, { detail: "number" });
  const order = await lockOrder(tx, orderSn);
  if (!shippable.includes(order.state)) throw new Refused(31001);
  const items = await itemsOf(tx, [orderSn]);
  const lines = (shipment.lines ?? leftOf(items)).filter(({ num }) => num > 0);
  if (lines.length === 0) throw new Refused(31001);
  for (const { sn, num } of lines) {
    if (!items.some((item) => item.sn === sn)) throw new Refused(31014);
    if (!(await shipPieces(tx, orderSn, sn, num))) throw new Refused(31001);
  }
  const parcel = await pack(tx, services, orderSn, { lines, carrier, number });
  const shipped = leftOf(await itemsOf(tx, [orderSn])).length === 0;
  const state = shipped ? ("DELIVERED" as const) : ("PARTS_DELIVERED" as const);
  await changeOrder(tx, orderSn, shippable, {
    state,
    deliverState: state,
    logisticsCode: carrier,
    logisticsNo: number,
    shippedAt: parcel.shippedAt,
    updatedAt: parcel.shippedAt,
  });
  if (shipped) await changeItems(tx, orderSn, { afterSaleState: "NOT_APPLIED", complainState: "NO_APPLY" });
  await logEvent(tx, services, [orderSn], shipped ? "SHIPPED" : "PARTS_SHIPPED", null, number);
  const kind = shipped ? "ORDER_SHIPPED" : "ORDER_PARTS_SHIPPED";
  const page = trackingPage(carriers, carrier, number);
  await notify(tx, services, order.memberId, { kind, sn: orderSn, store: order.storeName, number, page });
  return parcel;
}

async function pack(
  tx: Tx,
  services: Services,
  orderSn: string,
  { lines, carrier, number }: Required<Shipment>,
): Promise<ParcelRow> {
  const before = await parcelsOf(tx, [orderSn]);
  if (before.some((one) => one.carrierCode === carrier && one.number === number)) throw new Refused(31001);
  const shippedAt = new Date(services.clock.now());
  const id = nextId(services);
  const parcel = { id, orderSn, position: before.length + 1, carrierCode: carrier, number, shippedAt };
  const row: ParcelRow = { ...parcel, deliveredAt: null };
  await insertParcel(
    tx,
    row,
    lines.map(({ sn: orderItemSn, num }) => ({ parcelId: id, orderItemSn, num })),
  );
  await insertTrace(tx, { id: nextId(services), parcelId: id, words: handedOver, at: shippedAt });
  return row;
}

/** The pieces that have not been shipped yet. */
function leftOf(items: readonly ItemRow[]): ShippedLine[] {
  return items.map(({ sn, num, deliverNumber }) => ({ sn, num: num - deliverNumber })).filter(({ num }) => num > 0);
}
