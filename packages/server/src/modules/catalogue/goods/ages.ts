/** Ages in whole years, both included. */
export interface Ages {
  from: number;
  to: number;
}

/** Where a text says something: from `at` up to `end`. */
export interface Said<T> {
  value: T;
  at: number;
  end: number;
}

/** Ages of children are facts of goods; of adults hardly any goods say one. */
export const oldestChild = 17;
/** End of a range such as `3 and up`. */
const open = 99;

const numbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    "one two three four five six seven eight nine ten eleven twelve".split(" ").map((word, at) => [word, at + 1]),
  ),
  ...Object.fromEntries(Array.from("一二三四五六七八九十", (sign, at) => [sign, at + 1])),
  两: 2,
  十一: 11,
  十二: 12,
  十八: 18,
};
const n = String.raw`\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`;
const z = String.raw`\d{1,2}|十[一二八]|[一二两三四五六七八九十]`;
const start = String.raw`(?<![\p{L}\p{N}.,])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const years = String.raw`years?|yrs?|months?|mos?`;
const old = String.raw`(?:[\s-]*olds?(?:['’]s)?)?`;
const to = String.raw`\s*(?:-|–|—|~|to)\s*`;
const up = String.raw`\s*(?:\+|(?:and|or|&)\s+(?:up|over|older|above)|upwards)`;
const zTo = String.raw`\s*(?:-|–|—|~|～|至|到)\s*`;
const forWhom = String.raw`(?:${start}for\s+(?:an?\s+)?)?`;
const zForWhom = "(?:适合|适用于?|送给|给)?";

/** A way to say an age. */
interface Rule {
  pattern: RegExp;
  read(from: number, to: number): Ages;
}

// Without the flag for case, with which these take a hundred milliseconds to compile.
const rule = (pattern: string, read: Rule["read"]): Rule => ({ pattern: new RegExp(pattern, "gu"), read });
const range: Rule["read"] = (from, last) => ({ from, to: last });
const upwards: Rule["read"] = (from) => ({ from, to: open });
const exactly: Rule["read"] = (from) => ({ from, to: from });

/** Ranges, which mean the same of goods and in a search. */
const ranges = [
  rule(
    `${forWhom}(?:age[sd]?\\s+)?${start}(?<from>${n})\\s*(?<fromUnit>${years})?${to}(?<to>${n})[\\s-]*(?<unit>${years})${old}${end}`,
    range,
  ),
  rule(`${forWhom}${start}age[sd]?:?\\s*(?<from>${n})${to}(?<to>${n})${end}`, range),
  rule(
    `${zForWhom}(?<![\\p{N}.])(?<from>${z})\\s*(?<fromUnit>周?岁|个月)?${zTo}(?<to>${z})\\s*(?<unit>周?岁|个月)大?`,
    range,
  ),
];
const openRules = [
  `${forWhom}(?:age[sd]?:?\\s*)?${start}(?<from>${n})[\\s-]*(?<unit>${years})${old}${up}`,
  `${forWhom}${start}age[sd]?:?\\s*(?<from>${n})${up}`,
  `${start}from\\s+(?<from>${n})\\s+(?<unit>${years})${end}`,
  `${zForWhom}(?<![\\p{N}.])(?<from>${z})\\s*(?<unit>周?岁|个月)(?:及?以上|起|\\+)`,
];
const single = [
  `${forWhom}(?:aged?\\s+)?${start}(?<from>${n})[\\s-]*(?<unit>years?|yrs?|months?)[\\s-]*olds?(?:['’]s)?${end}`,
  `${forWhom}${start}(?<from>${n})\\s*y/?o${end}`,
  `${forWhom}${start}age[sd]?:?\\s*(?<from>${n})${end}`,
  `${zForWhom}(?<![\\p{N}.])(?<from>${z})\\s*(?<unit>周?岁)(?!及?以[下内])大?`,
];
/** Most texts say nothing of ages, which is seen at once. */
const mayNameAge = /age|\dy|year|yr|month|\dmo|birth|岁|月|新生|under|below|\d *y|\d\+/i;

const underYears = (from: number): Ages => ({ from: 0, to: Math.max(0, from - 1) });

const ofGoods: readonly Rule[] = [
  rule(`not\\s[^.]*?under\\s+(?:the age of\\s+)?(?<from>${n})${end}`, upwards),
  ...ranges,
  ...openRules.map((pattern) => rule(pattern, upwards)),
  rule(`from\\s+birth|新生儿起`, () => ({ from: 0, to: open })),
  // What a child below an age must not have is no age.
  rule(`(?<from>${z})\\s*周?岁以[下内](?![\\s，,]*(?:[须需请禁不勿]|儿童[须需请禁不勿]))`, (last) => ({
    from: 0,
    to: last,
  })),
  ...single.map((pattern) => rule(pattern, exactly)),
];
/** Where a text is called an age, a number is enough. */
const ofLabelled: readonly Rule[] = [
  ...ofGoods,
  rule(`${start}(?<from>${n})${to}(?<to>${n})${end}`, range),
  rule(`${start}(?<from>${n})${up}`, upwards),
  rule(`^\\s*(?:from\\s+)?(?<from>${n})\\s*$`, exactly),
];
const asked: readonly Rule[] = [
  rule(`${forWhom}${start}(?:under|below|younger than)\\s+(?<from>${n})[\\s-]*(?:${years})${old}${end}`, underYears),
  rule(`${forWhom}${start}(?:under|below)\\s+(?<from>${n})s${end}`, underYears),
  ...ranges,
  ...openRules.map((pattern) => rule(pattern, exactly)),
  rule(`${zForWhom}(?<from>${z})\\s*周?岁(?:及?以下|以内)`, (last) => ({ from: 0, to: last })),
  rule("半岁大?", () => ({ from: 0, to: 0 })),
  ...single.map((pattern) => rule(pattern, exactly)),
  rule(`(?<from>${z})\\s*(?<unit>个月)(?:大|(?=的?(?:宝宝|婴儿)))`, exactly),
  rule(`(?<!\\S)(?<from>${n})\\+(?!\\S)`, exactly),
  rule(`(?:${start}for\\s+)?${start}(?<from>${n})\\s+(?<unit>years?|yrs?)\\s*$`, exactly),
];

/** What a text of goods says of ages; `labelled`: it is the value of an attribute such as "Age". */
export function agesOf(text: string, labelled: boolean): Ages[] {
  if (!labelled && !mayNameAge.test(text)) return [];
  const found: Said<Ages>[] = [];
  for (const each of labelled ? ofLabelled : ofGoods)
    for (const match of inLowerCase(text).matchAll(each.pattern)) {
      const said = readMatch(each, match);
      // An earlier rule has read more of it.
      if (said && !found.some((other) => said.at < other.end && other.at < said.end)) found.push(said);
    }
  return found.map(({ value }) => value);
}

/** The age of a child that a search asks for; undefined if it names none. */
export function askedAge(text: string): Said<Ages> | undefined {
  if (!mayNameAge.test(text)) return undefined;
  for (const each of asked)
    for (const match of inLowerCase(text).matchAll(each.pattern)) {
      const said = readMatch(each, match);
      if (said && said.value.to <= oldestChild) return said;
    }
  return undefined;
}

function readMatch({ read }: Rule, match: RegExpExecArray): Said<Ages> | undefined {
  const { from = "", to: last = "", unit, fromUnit = unit } = match.groups ?? {};
  const value = read(yearsOf(from, fromUnit), yearsOf(last, unit));
  return value.from > value.to ? undefined : { value, at: match.index, end: match.index + match[0].length };
}

/** A text with small letters at the same places. */
export function inLowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function yearsOf(number: string, unit = ""): number {
  const count = numbers[number] ?? Number(number);
  return /^mo|月/.test(unit) ? Math.floor(count / 12) : count;
}
