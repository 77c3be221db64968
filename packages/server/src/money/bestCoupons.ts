import { type Discountable, isReached, type Offer, discountPerLine } from "./promotion.ts";
import { covers, platformId } from "./scope.ts";

/** An owned coupon that could be chosen. */
export interface CouponOption extends Offer {
  id: string;
}

export interface BestCoupons {
  couponIds: string[];
  savesCents: number;
}

/** One way to use a store's coupons: what it saves, and what it leaves for the platform's coupon to reduce. */
interface Choice {
  ids: readonly string[];
  saves: number;
  /** Total amount left on the lines that the platform's coupon applies to; PRICE coupons of the platform only. */
  left: number;
}

const none: BestCoupons = { couponIds: [], savesCents: 0 };

/**
 * The combination of coupons that saves most: at most one per store and one from the platform. Exact, not greedy: a
 * store's coupon can use up the amount that the platform's would have reduced. If savings are equal, fewer coupons win.
 * BU-03.
 */
export function bestCoupons(lines: readonly Discountable[], options: readonly CouponOption[]): BestCoupons {
  const usable = options.filter((option) => isReached(option, lines));
  const platforms = usable.filter((option) => option.storeId === platformId);
  let best = none;
  for (const platform of [null, ...platforms]) {
    const found = bestWith(platform, lines, usable);
    if (isBetter(found, best)) best = found;
  }
  return best;
}

function isBetter(found: BestCoupons, best: BestCoupons): boolean {
  if (found.savesCents !== best.savesCents) return found.savesCents > best.savesCents;
  return found.couponIds.length < best.couponIds.length;
}

/** The best store coupons together with a given coupon of the platform. */
function bestWith(
  platform: CouponOption | null,
  lines: readonly Discountable[],
  usable: readonly CouponOption[],
): BestCoupons {
  let front: Choice[] = [{ ids: [], saves: 0, left: 0 }];
  for (const storeId of new Set(lines.map((line) => line.storeId))) {
    const own = lines.filter((line) => line.storeId === storeId);
    const choices = [null, ...usable.filter((option) => option.storeId === storeId)].map((option) =>
      choiceOf(option, platform, own),
    );
    front = paretoFront(front.flatMap((choice) => choices.map((next) => joined(choice, next))));
  }
  const cap = platform?.effect.kind === "amount" ? Math.min(platform.effect.cents, coveredBy(platform, lines)) : 0;
  let best = none;
  for (const { ids, saves, left } of front) {
    const byPlatform = Math.min(cap, left);
    const ofPlatform = platform && (byPlatform > 0 || platform.effect.kind === "percent");
    const found = { couponIds: ofPlatform ? [...ids, platform.id] : [...ids], savesCents: saves + byPlatform };
    if (isBetter(found, best)) best = found;
  }
  return best;
}

/** What a store's coupon (or none) does to the store's lines; a DISCOUNT coupon of the platform is included at once. */
function choiceOf(option: CouponOption | null, platform: CouponOption | null, own: readonly Discountable[]): Choice {
  const taken = option === null ? own.map(() => 0) : discountPerLine(option, own);
  const after = own.map((line, at) => ({ ...line, roomCents: line.roomCents - (taken[at] ?? 0) }));
  let saves = taken.reduce((sum, part) => sum + part, 0);
  let left = 0;
  if (platform?.effect.kind === "percent") {
    // The caller has checked the threshold over the whole basket. Apart from that, each line is independent.
    saves += discountPerLine({ ...platform, thresholdCents: 0 }, after).reduce((sum, part) => sum + part, 0);
  } else if (platform) {
    left = after.reduce((sum, line) => sum + (covers(platform, line) ? line.roomCents : 0), 0);
  }
  return { ids: option === null ? [] : [option.id], saves, left };
}

function joined(one: Choice, other: Choice): Choice {
  return { ids: [...one.ids, ...other.ids], saves: one.saves + other.saves, left: one.left + other.left };
}

/**
 * Drops every choice that another one beats in savings and in the amount left (and, if equal, in the number of
 * coupons).
 */
function paretoFront(choices: readonly Choice[]): Choice[] {
  const sorted = choices.toSorted((a, b) => b.saves - a.saves || b.left - a.left || a.ids.length - b.ids.length);
  const front: Choice[] = [];
  let mostLeft = -1;
  for (const choice of sorted) {
    if (choice.left <= mostLeft) continue;
    mostLeft = choice.left;
    front.push(choice);
  }
  return front;
}

function coveredBy(platform: CouponOption, lines: readonly Discountable[]): number {
  return lines.reduce((sum, line) => sum + (covers(platform, line) ? line.goodsCents : 0), 0);
}
