import type { SeckillGoods, SeckillSlot } from "@sundry/api/contract/entities/seckill";
import type { Services } from "#server/services.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { idFromKey } from "#server/ids.ts";
import { toWire } from "#server/money/cents.ts";
import { goodsPicture } from "../goodsFacts/goodsPictures.ts";
import { addPurchase, addSold, hoursOf, offersFor, offersOfDay, removePurchase } from "./queries.ts";
import { shopDay, slotsOf } from "./slots.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** A time in epoch ms, and the shop's zone. */
export interface ShopMoment {
  now: number;
  zone: string;
}

/** The current time in the shop's zone. */
export function momentNow({ clock, config }: Services): ShopMoment {
  return { now: clock.now(), zone: config.shopZone };
}

/** A current flash-sale price. */
export interface RunningOffer {
  offerId: string;
  /** Id of the flash sale of the day, as `seckillId` on the wire. */
  seckillId: string;
  skuId: string;
  priceCents: number;
  /** Pieces reserved for the day, those sold, and those left. */
  quantity: number;
  sold: number;
  left: number;
  /** Epoch ms. */
  startsAt: number;
  endsAt: number;
  /** Day that the pieces count for, `yyyy-MM-dd`. */
  day: string;
}

/** An offer of a day with its sales. */
export type DayOffer = Awaited<ReturnType<typeof offersFor>>[number];

/** Id of a day's flash sale; there is one per day. */
export function seckillIdOf(day: string): string {
  return idFromKey("seckill", day);
}

/** Today's slots that are running or still to come, with their goods. [] on a day without. SK-01, rules 10. */
export async function today(tx: Tx, { now, zone }: ShopMoment, lang: Lang): Promise<SeckillSlot[]> {
  const { day, weekday } = shopDay(now, zone);
  const offers = await offersOfDay(tx, weekday, day);
  const slots = slotsOf(
    offers.map(({ hour }) => hour),
    now,
    zone,
  );
  return slots.map(({ hour, startsAt, running }) => ({
    timeLine: hour,
    startTime: Math.floor(startsAt / 1000),
    distanceStartTime: Math.max(0, Math.ceil((startsAt - now) / 1000)),
    seckillGoodsList: offers
      .filter((offer) => offer.hour === hour)
      .map((offer) => ({
        seckillId: seckillIdOf(day),
        timeLine: hour,
        goodsId: offer.goodsId,
        skuId: offer.skuId,
        goodsName: inLanguage(lang, offer.name),
        goodsImage: goodsPicture(offer.goodsId, offer.pictureSlots[0], "thumbnail"),
        storeId: offer.storeId,
        storeName: inLanguage(lang, offer.storeName),
        price: toWire(offer.offerCents),
        originalPrice: toWire(offer.priceCents),
        quantity: offer.quantity,
        salesNum: running ? offer.presold + offer.sold : offer.sold,
        minimum: offer.minimum,
      })),
  }));
}

/** Goods of today's slot that begins at this hour; [] if there is none. Throws Refused(4002) if it is not an hour. */
export async function goodsOfHour(tx: Tx, moment: ShopMoment, hour: string, lang: Lang): Promise<SeckillGoods[]> {
  if (!/^([01]?\d|2[0-3])$/.test(hour)) throw new Refused(4002, { detail: "timeline" });
  const slots = await today(tx, moment, lang);
  return slots.find(({ timeLine }) => timeLine === Number(hour))?.seckillGoodsList ?? [];
}

/**
 * Current flash-sale prices of some SKUs, by SKU id. An offer is valid while its slot is running and pieces are left.
 */
export async function runningOffers(
  tx: Tx,
  moment: ShopMoment,
  skuIds: readonly string[],
): Promise<Map<string, RunningOffer>> {
  const { day, weekday } = shopDay(moment.now, moment.zone);
  const [hours, offers] = await Promise.all([hoursOf(tx, weekday), offersFor(tx, weekday, day, skuIds)]);
  return offersAt(moment, hours, offers);
}

/** All of the day's offers; {@link runningAmong} selects those valid at a time of the day. */
export function offersOfDayOf(tx: Tx, { now, zone }: ShopMoment): Promise<DayOffer[]> {
  const { day, weekday } = shopDay(now, zone);
  return offersFor(tx, weekday, day);
}

/** Those of the day's offers that are valid now, by SKU id. */
export function runningAmong(moment: ShopMoment, offers: readonly DayOffer[]): Map<string, RunningOffer> {
  return offersAt(
    moment,
    offers.map(({ hour }) => hour),
    offers,
  );
}

/** Those of the offers that are valid at a time, by SKU id; `hours` are all the day's slots. */
export function offersAt({ now, zone }: ShopMoment, hours: readonly number[], offers: readonly DayOffer[]) {
  if (offers.length === 0) return new Map<string, RunningOffer>();
  const slot = slotsOf(hours, now, zone).find(({ running }) => running);
  if (!slot) return new Map<string, RunningOffer>();
  const { day } = shopDay(now, zone);
  const held = offers.filter((offer) => offer.hour === slot.hour && offer.presold + offer.sold < offer.quantity);
  return new Map(
    held.map((offer) => [
      offer.skuId,
      {
        offerId: offer.id,
        seckillId: seckillIdOf(day),
        skuId: offer.skuId,
        priceCents: offer.priceCents,
        quantity: offer.quantity,
        sold: offer.presold + offer.sold,
        left: offer.quantity - offer.presold - offer.sold,
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
        day,
      },
    ]),
  );
}

/** The next of the day's offers for a SKU that has not begun and has pieces, with its slot; null without one. */
export function comingAmong(
  { now, zone }: ShopMoment,
  offers: readonly DayOffer[],
  skuId: string,
): Pick<RunningOffer, "priceCents" | "startsAt" | "endsAt"> | null {
  const own = offers.filter((offer) => offer.skuId === skuId && offer.presold + offer.sold < offer.quantity);
  if (own.length === 0) return null;
  const hours = offers.map(({ hour }) => hour);
  for (const { hour, startsAt, endsAt, running } of slotsOf(hours, now, zone)) {
    const offer = running ? undefined : own.find((one) => one.hour === hour);
    if (offer) return { priceCents: offer.priceCents, startsAt, endsAt };
  }
  return null;
}

/** One buyer can have this share of a day's pieces of an offer, but at least the minimum order of the goods. */
const buyersShare = 1 / 5;

/** Maximum pieces of a flash-sale offer per buyer. Rules 10. */
export function maxPerBuyer(quantity: number, minimum: number): number {
  return Math.max(Math.ceil(quantity * buyersShare), minimum);
}

/** A buyer's share in a day's offer. */
export interface OfferShare {
  memberId: string;
  offerId: string;
  day: string;
}

/**
 * Takes pieces of an offer for a buyer who may have `most` of them. Returns why that is not possible, null if it
 * succeeded. Rules 10.
 */
export async function takeFromOffer(
  tx: Tx,
  share: OfferShare,
  num: number,
  maxNum: number,
): Promise<"soldOut" | "limit" | null> {
  if (!(await addPurchase(tx, share, num, maxNum))) return "limit";
  return (await addSold(tx, share.offerId, share.day, num)) ? null : "soldOut";
}

/** Returns pieces to an offer and to its buyer's count. */
export async function returnToOffer(tx: Tx, share: OfferShare, num: number): Promise<void> {
  await removePurchase(tx, share, num);
  await addSold(tx, share.offerId, share.day, -num);
}
