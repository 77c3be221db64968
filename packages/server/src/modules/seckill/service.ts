import type { SeckillGoods, SeckillSlot } from "@sundry/api/contract/entities/seckill";
import type { Services } from "#server/services.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { idFromKey } from "#server/ids.ts";
import { toWire } from "#server/money/cents.ts";
import { goodsPicture } from "../goodsPictures.ts";
import { addSold, hoursOf, offersFor, offersOfDay } from "./queries.ts";
import { shopDay, slotsOf } from "./slots.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** When and where it is asked: epoch ms and the shop's zone. */
export interface ShopMoment {
  now: number;
  zone: string;
}

/** The present moment in the shop's zone. */
export function momentNow({ clock, config }: Services): ShopMoment {
  return { now: clock.now(), zone: config.shopZone };
}

/** A flash-sale price that holds now. */
export interface RunningOffer {
  offerId: string;
  /** Id of the flash sale of the day, as `seckillId` on the wire. */
  seckillId: string;
  skuId: string;
  priceCents: number;
  /** Pieces set aside for the day, sold of them, and left. */
  quantity: number;
  sold: number;
  left: number;
  /** Epoch ms. */
  startsAt: number;
  endsAt: number;
  /** Day the pieces are counted on, `yyyy-MM-dd`. */
  day: string;
}

/** An offer of a day with what was sold of it. */
export type DayOffer = Awaited<ReturnType<typeof offersFor>>[number];

/** The flash sale of a day: one per day, named by it. */
export function seckillIdOf(day: string): string {
  return idFromKey("seckill", day);
}

/** Slots of today that run or are still to come, with their goods. [] on a day without. SK-01, rules 10. */
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
        price: toWire(offer.offerCents),
        originalPrice: toWire(offer.priceCents),
        quantity: offer.quantity,
        salesNum: running ? offer.presold + offer.sold : offer.sold,
        minimum: offer.minimum,
      })),
  }));
}

/** Goods of the slot of today that begins at this hour; [] when none does. Throws Refused(4002) when it is not an hour. */
export async function goodsOfHour(tx: Tx, moment: ShopMoment, hour: string, lang: Lang): Promise<SeckillGoods[]> {
  if (!/^([01]?\d|2[0-3])$/.test(hour)) throw new Refused(4002, { detail: "timeline" });
  const slots = await today(tx, moment, lang);
  return slots.find(({ timeLine }) => timeLine === Number(hour))?.seckillGoodsList ?? [];
}

/** Flash-sale prices that hold now for some SKUs, by SKU id. An offer holds while its slot runs and pieces of it are left. */
export async function runningOffers(
  tx: Tx,
  moment: ShopMoment,
  skuIds: readonly string[],
): Promise<Map<string, RunningOffer>> {
  const { day, weekday } = shopDay(moment.now, moment.zone);
  const [hours, offers] = await Promise.all([hoursOf(tx, weekday), offersFor(tx, weekday, day, skuIds)]);
  return heldAt(moment, hours, offers);
}

/** All offers of the day, to be asked with {@link runningAmong} which of them hold at a moment of it. */
export function offersOfDayOf(tx: Tx, { now, zone }: ShopMoment): Promise<DayOffer[]> {
  const { day, weekday } = shopDay(now, zone);
  return offersFor(tx, weekday, day);
}

/** Those of all offers of the day that hold now, by SKU id. */
export function runningAmong(moment: ShopMoment, offers: readonly DayOffer[]): Map<string, RunningOffer> {
  return heldAt(
    moment,
    offers.map(({ hour }) => hour),
    offers,
  );
}

/** Those of the offers that hold at a moment, by SKU id; `hours` are all of its day that have slots. */
export function heldAt({ now, zone }: ShopMoment, hours: readonly number[], offers: readonly DayOffer[]) {
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

/** Takes pieces of an offer when they are paid; false when fewer are left. A negative number gives them back. Rules 10. */
export async function takeFromOffer(tx: Tx, offerId: string, day: string, num: number): Promise<boolean> {
  return addSold(tx, offerId, day, num);
}
