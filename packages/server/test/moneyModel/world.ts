import { offers, type CouponName, type SkuName, type StoreName } from "./offers.ts";

/** What the model remembers: orders, requests, payments. It shares no code with the server. */

export type Method = "WALLET" | "BANK" | "CARD";
type OrderState = "UNPAID" | "UNDELIVERED" | "STAY_PICKED_UP" | "DELIVERED" | "COMPLETED" | "CANCELLED";
type CaseState = "APPLY" | "PASS" | "BUYER_RETURN" | "WAIT_REFUND" | "COMPLETE" | "GONE";

export interface Case {
  sn: string;
  line: Line;
  back: boolean;
  num: number;
  asked: number;
  granted: number;
  state: CaseState;
  dueAt: number | null;
  /** Refunded in full before the goods were handed over. */
  atCounter: boolean;
}

export interface Line {
  sn: string;
  order: Order;
  sku: SkuName | "mug";
  num: number;
  goods: number;
  freight: number;
  siteCoupon: number;
  /** Tax on top of all that. */
  addedTax: number;
  flow: number;
  /** The day of the flash sale whose pieces it has. */
  flashDay: number | null;
  commission: number;
  commissionState: "WAITING" | "OPEN" | "ENDED" | "NONE";
  reviewed: boolean;
  reviewPoints: "NONE" | "PENDING" | "RELEASED";
  cases: Case[];
  /** Money that the shop has paid back of itself, and pieces that it kept with the last of it. */
  goodwill: number;
  keptPieces: number;
}

export interface Order {
  sn: string;
  trade: Trade;
  store: StoreName;
  points: number;
  gift: number;
  state: OrderState;
  method: Method | null;
  byCode: boolean;
  /** Welcome money that paid it and is not refunded, and the same of all money. */
  welcomeLeft: number;
  paidLeft: number;
  shippedAt: number | null;
  completedAt: number | null;
  released: boolean;
  /** Closed as a whole, not by refunds. */
  closed: boolean;
  /** The shop has paid all of it back of itself. */
  paidBack: boolean;
  storeCoupon: Owned | null;
  siteCoupon: Owned | null;
  /** What its invoice says; null for none. */
  invoice: number | null;
  lines: Line[];
}

export interface Trade {
  sn: string;
  orders: Order[];
  createdAt: number;
  expiresAt: number;
}

export interface Owned {
  id: string;
  name: CouponName;
  trade: Trade | null;
}

/** A payment by bank or card that the shop hears of later. */
export interface Payment {
  token: string;
  bill: Trade | Order | TopUp;
  method: "BANK" | "CARD";
  cents: number;
  expiresAt: number;
  ended: boolean;
}

export interface TopUp {
  topUp: true;
  sn: string;
  cents: number;
  credited: boolean;
}

/** Somebody who registered, and what they were given. */
export interface Newcomer {
  id: string;
  welcome: number;
  points: number;
}

export const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0);

/** A part of an amount, half a cent rounded up. */
export const half = (cents: number, part: number, whole: number) =>
  whole === 0 ? 0 : Math.floor((2 * cents * part + whole) / (2 * whole));

export function flowOf({ lines }: Order): number {
  return sum(lines, ({ flow }) => flow);
}

/** Money of a line that went back. */
export function refunded({ cases, goodwill }: Line): number {
  return goodwill + sum(cases, ({ state, granted }) => (state === "COMPLETE" ? granted : 0));
}

export function isOpen({ state }: Case): boolean {
  return state !== "COMPLETE" && state !== "GONE";
}

/** Goods that stay with the buyer, for a part of the money. */
function isGoodwill({ state, back, granted, asked }: Case): boolean {
  return state === "COMPLETE" && !back && granted < asked;
}

/** Pieces and money of a line that can still be asked for. */
export function left({ num, flow, cases, goodwill }: Line): { num: number; cents: number } {
  const held = cases.filter((one) => one.state !== "GONE" && !isGoodwill(one));
  return {
    num: num - sum(held, (one) => one.num),
    cents: Math.max(
      0,
      flow - goodwill - sum(held, ({ asked }) => asked) - sum(cases.filter(isGoodwill), ({ granted }) => granted),
    ),
  };
}

/** Nothing of the line is kept, and all its money went back. */
export function isUndone(line: Line): boolean {
  if (line.order.paidBack) return true;
  return !line.cases.some(isOpen) && left(line).num === 0 && refunded(line) === line.flow;
}

/** Pieces of a SKU in lines that are with buyers or reserved for them. */
export function piecesOut(lines: readonly Line[], sku: SkuName): number {
  return sum(lines, (line) => {
    if (line.sku !== sku || line.order.closed) return 0;
    const done = line.cases.filter(({ state }) => state === "COMPLETE");
    return line.num - line.keptPieces - sum(done, (one) => (one.back || one.atCounter ? one.num : 0));
  });
}

/** Points for the money of a completed order that is kept, and the same share of its gift. */
export function earnedBy(order: Order): number {
  const flow = flowOf(order);
  const kept = flow - sum(order.lines, refunded);
  if (order.points > 0) return 0;
  return Math.floor(kept / 100) + (flow === 0 ? 0 : Math.floor((order.gift * kept) / flow));
}

/** Points for the review of a line, as far as its money is kept. */
export function reviewWorth(line: Line): number {
  if (line.flow === 0) return isUndone(line) ? 0 : offers.reviewPoints;
  return Math.floor((offers.reviewPoints * (line.flow - refunded(line))) / line.flow);
}

/** Commission on a line, as far as its money is kept. */
export function commissionKept(line: Line): number {
  return line.commission - half(line.commission, refunded(line), line.flow);
}
