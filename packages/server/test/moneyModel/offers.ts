/** What the marketplace offers in the model's world: amounts in cents, times in ms. */

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const returnMs = 15 * dayMs;
export const receiptMs = 7 * dayMs;

export const offers = {
  skus: {
    a: { store: "select", cents: 1050, commission: 120 },
    b: { store: "select", cents: 333, commission: 0 },
    /** Its commission is above its price. */
    c: { store: "glint", cents: 799, commission: 900 },
    d: { store: "pickup", cents: 1250, commission: 77 },
    /** In a flash sale of every day: the price is that of the sale. */
    e: { store: "glint", cents: 450, commission: 40 },
  },
  /** Of the flash sale, a day's pieces for one buyer: a fifth of all, rounded up. */
  flash: { sku: "e", quantity: 9, perBuyer: 2, listCents: 650 },
  /** Parcels: the first pieces, and each further group of them. Other goods are sent for nothing. */
  parcels: {
    select: { skus: ["b"], firstNum: 2, firstCents: 301, nextNum: 2, nextCents: 155 },
    glint: { skus: ["c", "e"], firstNum: 1, firstCents: 99, nextNum: 1, nextCents: 34 },
  },
  coupons: {
    /** 5.00 off everything, once per buyer. */
    five: { store: null, cents: 500, percentOff: 0, threshold: 0, limit: 1 },
    /** 15 per cent off everything from 20.00 on, over all stores. */
    percent: { store: null, cents: 0, percentOff: 15, threshold: 2000, limit: 2 },
    /** 12.00 off the goods of a store. */
    store: { store: "select", cents: 1200, percentOff: 0, threshold: 0, limit: 2 },
  },
  gift: { store: "select", threshold: 2000, points: 275 },
  reward: { points: 540 },
  /** Percent, where tax comes on top of prices. */
  tax: 19,
  stock: 100_000,
  welcomeCents: 5_000,
  welcomePoints: 700,
  /** What the buyer has besides, of their own. */
  ownCents: 15_000,
  reviewPoints: 5,
  autoCancelMs: 30 * minuteMs,
  transferMs: 24 * hourMs,
} as const;

export type SkuName = keyof typeof offers.skus;
export type CouponName = keyof typeof offers.coupons;
export type StoreName = "select" | "glint" | "pickup" | "rewards";
export type ParcelName = keyof typeof offers.parcels;

export const skuNames = Object.keys(offers.skus) as SkuName[];
export const couponNames = Object.keys(offers.coupons) as CouponName[];
export const parcelNames = Object.keys(offers.parcels) as ParcelName[];

/** The day of a time where the shop is, as a number; it has no summer time. */
export function dayOf(now: number): number {
  return Math.floor((now + 8 * hourMs) / dayMs);
}
