import type { NamedOffer } from "#server/money/price.ts";
import { coveredCents, type Discountable, isReached } from "#server/money/promotion.ts";
import { covers } from "#server/money/scope.ts";
import type { LineFault } from "./lines.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { type Lang, inLanguage, wordsIn } from "#server/locales.ts";

/** What is wrong with a line, in the buyer's language; empty if nothing is. */
export function faultMessage(fault: LineFault | null, lang: Lang): string {
  if (fault === null) return "";
  const { cart } = wordsIn(lang).sentences;
  switch (fault.kind) {
    case "gone":
      return cart.gone;
    case "short":
      if (fault.left === 0) return cart.soldOut;
      return cart.short(fault.left);
    case "offerShort":
      return cart.offerShort(fault.left);
    case "offerLimit":
      return cart.offerLimit(fault.limit, fault.left);
    case "belowMinimum":
      return cart.belowMinimum(fault.minimum, fault.missing);
  }
}

/** How a sentence with amounts is written. */
interface Written {
  lang: Lang;
  /** The shop's own currency, if it has one. */
  currency: string | undefined;
}

/** Why an owned coupon can't be used for the ordered lines; null if it can. */
export function couponProblem(
  offer: NamedOffer,
  startsAt: Date,
  lines: readonly Discountable[],
  now: number,
  { lang, currency }: Written,
): string | null {
  const { cart } = wordsIn(lang).sentences;
  if (startsAt.getTime() > now) return cart.couponTooEarly;
  if (!lines.some((line) => covers(offer, line))) return cart.couponElsewhere;
  if (isReached(offer, lines)) return null;
  const missing = amountWords(offer.thresholdCents - coveredCents(offer, lines), lang, currency);
  return cart.couponMissing(missing);
}

/** A sentence about a spend-and-save activity: that it applies, or how much is missing. */
export function activityWords(
  activity: NamedOffer,
  lines: readonly Discountable[],
  { lang, currency }: Written,
): string {
  const { cart } = wordsIn(lang).sentences;
  const name = inLanguage(lang, activity.name);
  if (isReached(activity, lines)) return cart.activityApplied(name);
  const missing = amountWords(activity.thresholdCents - coveredCents(activity, lines), lang, currency);
  return cart.activityMissing(missing, name);
}
