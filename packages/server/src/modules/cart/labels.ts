import type { Lang } from "#server/http/serve.ts";
import type { NamedOffer } from "#server/money/price.ts";
import { coveredCents, type Discountable, isReached } from "#server/money/promotion.ts";
import { covers } from "#server/money/scope.ts";
import type { LineFault } from "./lines.ts";
import { amountWords } from "#server/money/amountWords.ts";

/** What is wrong with a line, in the buyer's words; empty when nothing is. */
export function faultWords(fault: LineFault | null, lang: Lang): string {
  if (fault === null) return "";
  const zh = lang === "zh";
  switch (fault.kind) {
    case "gone":
      return zh ? "商品已下架" : "No longer for sale";
    case "short":
      if (fault.left === 0) return zh ? "已售罄" : "Sold out";
      return zh ? `库存不足，仅剩${fault.left}件` : `Only ${fault.left} left`;
    case "offerShort":
      return zh ? `秒杀价仅剩${fault.left}件` : `Only ${fault.left} left at the flash sale price`;
    case "belowMinimum":
      return zh
        ? `${fault.minimum}件起订，还差${fault.missing}件`
        : `Minimum order ${fault.minimum}: add ${fault.missing} more`;
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
  const zh = lang === "zh";
  if (startsAt.getTime() > now) return zh ? "未到使用时间" : "Not valid yet";
  if (!lines.some((line) => covers(offer, line))) return zh ? "所选商品不适用" : "Doesn't apply to the selected items";
  if (isReached(offer, lines)) return null;
  const missing = amountWords(offer.thresholdCents - coveredCents(offer, lines), lang);
  return zh ? `适用商品还差${missing}` : `Spend ${missing} more on eligible items`;
}

/** A sentence about a spend-and-save activity: that it applies, or what is missing. */
export function activityWords(activity: NamedOffer, lines: readonly Discountable[], lang: Lang): string {
  const name = activity.name[lang];
  if (isReached(activity, lines)) return lang === "zh" ? `已享：${name}` : `Applied: ${name}`;
  const missing = amountWords(activity.thresholdCents - coveredCents(activity, lines), lang);
  return lang === "zh" ? `再买${missing}可享：${name}` : `${missing} more: ${name}`;
}
