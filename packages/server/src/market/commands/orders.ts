import { nextId } from "#server/ids.ts";
import { carrierName, shopCarriers } from "#server/modules/platform/logistics/carriers.ts";
import { addTrace, deliver } from "#server/modules/buying/order/parcels.ts";
import { redeem } from "#server/modules/buying/order/pickup.ts";
import { type ShippedLine, ship } from "#server/modules/buying/order/shipping.ts";
import { itemsOf } from "#server/modules/buying/order/queries.ts";
import { type CommandArguments, type Command, UsageError, textFrom, wordAt } from "../command.ts";

const defaultCarrier = "SF";

/** Stores' and carriers' actions on orders. */
export const orderCommands: readonly Command[] = [
  {
    name: "ship",
    usage: "<order> [--carrier SF] [--number SF123] [--lines OI1=2,OI2=1] [--half]",
    does: "ships the rest of an order, or only these pieces; --half ships the first half of its lines",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the order");
      const carrier = called.options.carrier || defaultCarrier;
      const number = called.options.number || `${carrier.toUpperCase()}${nextId(services)}`;
      const lines = "half" in called.options ? firstHalf(await itemsOf(tx, [sn])) : linesOf(called);
      const parcel = await ship(tx, services, sn, { carrier, number, ...(lines && { lines }) });
      const name = carrierName(await shopCarriers(tx), parcel.carrierCode, "en");
      return `Order ${sn}: parcel ${parcel.position} is on its way with ${name} ${number}.`;
    },
  },
  {
    name: "trace",
    usage: "<order> <words…> [--zh 中文] [--parcel 1]",
    does: "adds a tracking step to a parcel, by default the newest one",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the order");
      const en = textFrom(called, 1, "words of the step");
      await addTrace(tx, services, sn, { words: { en, zh: called.options.zh || en }, ...parcelOf(called) });
      return `Order ${sn}: ${en}`;
    },
  },
  {
    name: "deliver",
    usage: "<order> [--parcel 1]",
    does: "delivers a parcel, by default the newest one",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the order");
      await deliver(tx, services, sn, parcelOf(called));
      return `Order ${sn}: parcel delivered. The buyer can confirm receipt.`;
    },
  },
  {
    name: "redeem",
    usage: "<order> <code>",
    does: "accepts the pick-up code that the buyer shows",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the order");
      await redeem(tx, services, sn, wordAt(called, 1, "code"));
      return `Order ${sn}: picked up.`;
    },
  },
];

function parcelOf({ options }: CommandArguments): { parcel?: number } {
  if (options.parcel === undefined) return {};
  const parcel = Number(options.parcel);
  if (!Number.isInteger(parcel) || parcel < 1) throw new UsageError("Parcels are counted from 1.");
  return { parcel };
}

function linesOf({ options }: CommandArguments): ShippedLine[] | undefined {
  return options.lines?.split(",").map((part) => {
    const [sn = "", count = ""] = part.split("=");
    const num = Number(count);
    if (sn === "" || !Number.isInteger(num) || num < 1) throw new UsageError("Lines are written as OI1=2,OI2=1.");
    return { sn, num };
  });
}

/** The first half of the lines, or half the pieces if there is only one line. */
function firstHalf(items: readonly { sn: string; num: number }[]): ShippedLine[] {
  if (items.length === 1) return items.map(({ sn, num }) => ({ sn, num: Math.ceil(num / 2) }));
  return items.slice(0, Math.ceil(items.length / 2)).map(({ sn, num }) => ({ sn, num }));
}
