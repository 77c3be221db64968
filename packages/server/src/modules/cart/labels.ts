import type { NamedOffer } from "#server/money/price.ts";
import { coveredCents, type Discountable, isReached } from "#server/money/promotion.ts";
import { covers } from "#server/money/scope.ts";
import type { LineFault } from "./lines.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { type Lang, inLanguage, wordsIn } from "#server/locales.ts";

/** What is wrong with a line, in the buyer's words; empty when nothing is. */
export function faultWords(fault: LineFault | null, lang: Lang): string {
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
    case "belowMinimum":
      return cart.belowMinimum(fault.minimum, fault.missing);
  }
}

/** Why an owned coupon can't be used for the ordered lines; null when it can. */
export function couponProblem(
  offer: NamedOffer,
  startsAt: Date,
  lines: readonly Discountable[],
  now: number,
  lang: Lang,
): string | null {
  const { cart } = wordsIn(lang).sentences;
  if (startsAt.getTime() > now) return cart.couponTooEarly;
  if (!lines.some((line) => covers(offer, line))) return cart.couponElsewhere;
  if (isReached(offer, lines)) return null;
  const missing = amountWords(offer.thresholdCents - coveredCents(offer, lines), lang);
  return cart.couponMissing(missing);
}

/** A sentence about a spend-and-save activity: that it applies, or what is missing. */
export function activityWords(activity: NamedOffer, lines: readonly Discountable[], lang: Lang): string {
  const { cart } = wordsIn(lang).sentences;
  const name = inLanguage(lang, activity.name);
  if (isReached(activity, lines)) return cart.activityApplied(name);
  const missing = amountWords(activity.thresholdCents - coveredCents(activity, lines), lang);
  return cart.activityMissing(missing, name);
}
