import { inLowerCase, type Said } from "./ages.ts";

/** What somebody wants to pay, in whole shop currency, both included. */
export interface Budget {
  from?: number;
  to?: number;
}

const start = String.raw`(?<![\p{L}\p{N}.,])`;
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?`;
const sign = String.raw`(?:us\$|[$€£¥￥]|usd|eur|gbp|cny|rmb)`;
const word = String.raw`(?:dollars?|bucks?|euros?|pounds?|quid|yuan|usd|eur|gbp|cny|rmb|[$€£¥￥])(?![\p{L}\p{N}])|元|块钱?|美元|欧元|人民币`;
/** After a number without a currency: it counts something else. */
const otherUnit = String.raw`(?!\s*(?:[%°"”'′½×x*/-]|in(?:ch|ches)?\s*$|(?:cm|mm|m|km|kg|g|mg|lbs?|oz|ml|cl|l|lit(?:er|re)s?|inch(?:es)?|ft|feet|foot|yd|yards?|w|watts?|v|volts?|a|db|mah|k|pcs?|pieces?|packs?|people|persons?|guests?|players?|years?|yrs?|months?|weeks?|days?|hours?|minutes?|mins?|sec(?:ond)?s?|nm|px|gsm|met(?:er|re)s?|grams?|degrees?)(?![\p{L}\p{N}])))`;
const zOther = String.raw`(?![\p{Script=Han}a-z%°])`;
const inAll = String.raw`(?:\s+(?:in all|in total|altogether|total|or less|and under|max(?:imum)?|each)(?![\p{L}\p{N}]))?`;
const whole = String.raw`(?![\p{L}\p{N}]|[.,]\d)`;
const most = String.raw`(?:for\s+)?(?:under|below|less than|lower than|cheaper than|up to|at most|no more than|not more than|not over|max(?:imum)?(?: of)?|within|budget(?: of)?:?)`;
const least = String.raw`(?:over|above|more than|at least|from)`;
const zMost = "(?:不超过|不高于|低于|少于|不到|最多|预算)";
const zWithin = "(?:以下|以内|之内|内|封顶)";

interface Rule {
  pattern: RegExp;
  isRange?: boolean;
  bound: "from" | "to";
}

const rule = (pattern: string, bound: Rule["bound"] = "to"): Rule => ({ pattern: new RegExp(pattern, "u"), bound });

/** A number with a currency on either side, or none. */
const amount = (name: string) => `(?:${sign}\\s*)?(?<${name}>${number})`;
const priced = `(?:${sign}\\s*(?<value>${number})${whole}(?:\\s*(?:${word}))?|(?<other>${number})\\s*(?:${word}))`;
const between = String.raw`\s*(?:-|–|—|~|～|to|and|至|到)\s*`;

const rules: readonly Rule[] = [
  rule(
    `${start}between\\s+${amount("from")}\\s+and\\s+${amount("value")}${whole}(?:\\s*(?:${word})|${otherUnit})${inAll}`,
  ),
  rule(
    `${start}(?:from\\s+)?${sign}\\s*(?<from>${number})${between}${amount("value")}${whole}(?:\\s*(?:${word}))?${inAll}`,
  ),
  rule(`${start}(?<from>${number})${between}${amount("value")}\\s*(?:${word})${inAll}的?`),
  rule(`${start}${most}\\s+${priced}${inAll}`),
  rule(`${start}${most}\\s+(?<value>${number})${whole}${otherUnit}${inAll}`),
  rule(`${start}${least}\\s+${priced}`, "from"),
  rule(`(?<![\\p{N}.])${priced}\\s*(?:以上|起)的?`, "from"),
  rule(`${zMost}\\s*(?:${priced})${zWithin}?的?`),
  rule(`${zMost}\\s*(?<value>${number})${whole}${zOther}`),
  rule(`(?<![\\p{N}.])${priced}\\s*(?:左右|${zWithin})?(?=的|\\s|$)的?`),
  rule(`(?<![\\p{N}.])${priced}\\s*(?:左右|${zWithin})的?`),
  rule(`(?<![\\p{N}.])(?<value>${number})\\s*(?:以下|以内)的?`),
  rule(`${start}(?:for\\s+)?${priced}${inAll}`),
];

/** What a search says that its goods may cost; undefined if it says nothing. */
export function askedBudget(text: string): Said<Budget> | undefined {
  if (!/\d/.test(text)) return undefined;
  for (const { pattern, bound } of rules) {
    const match = pattern.exec(inLowerCase(text));
    const { from, value, other = value } = match?.groups ?? {};
    if (!match || other === undefined) continue;
    const last = amountOf(other);
    const first = from === undefined ? undefined : amountOf(from);
    if (last <= 0 || (first !== undefined && first > last)) continue;
    const budget = { ...(first !== undefined && { from: first }), [bound]: last };
    return { value: budget, at: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function amountOf(written: string): number {
  return Number(written.replaceAll(",", ""));
}
