/** The recognised parts of a pasted address. */
export interface PastedAddress {
  name?: string;
  mobile?: string;
  /** Only one with a label: others stay in the place. */
  postCode?: string;
  /** Everything else, such as regions and street, in the order of the text. */
  place: string;
}

const han = /\p{Script=Han}/u;
/** A mainland mobile in any grouping, or an international number. */
const phone =
  /(?:(?:\+|(?<!\d)00(?=[1-9]))\d[\d \t\u00A0().-]{4,20}\d)|(?<!\d)(?:86[-\s]?)?(0?1[3-9]\d[-\s]?\d{4}[-\s]?\d{4})(?!\d)/;
const labels = [
  { kind: "name", words: "收货人|收件人|联系人|姓名|full name|name|receiver|recipient|contact|attn" },
  { kind: "mobile", words: "手机号码|手机号|手机|联系电话|电话|mobile|phone|telephone|tel" },
  { kind: "place", words: "收货地址|收件地址|所在地区|详细地址|详址|地区|地址|shipping address|address|street|region" },
  { kind: "code", words: "邮政编码|邮编|postal code|postcode|zip code|zip" },
] as const;
type Kind = (typeof labels)[number]["kind"];
const labelled = labels.map(({ kind, words }) => ({ kind, at: new RegExp(`^(?:${words})\\s*[:：]\\s*`, "i") }));
/** Characters of Chinese places that no name contains. */
const ofPlaces = /[省市区县镇乡街路道巷弄号栋幢楼室村苑座层]/;

/**
 * Finds name, phone number and place in a pasted address: Chinese or English, with or without labels, on one line or
 * several (MC-14). Text it does not recognise becomes part of the place, so that nothing is lost.
 */
export function readPastedAddress(text: string): PastedAddress {
  const found: { name?: string; mobile?: string; postCode?: string } = {};
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Bidi_Control}|[\u200b\u2060\ufeff]/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/\b(?:https?:\/\/)\S+/g, " ")
    .replace(phone, (number, mainland?: string) => {
      found.mobile = mainland ? mainland.replace(/\D/g, "") : number.replace(/^00/, "+").replace(/[^\d+]/g, "");
      return "\n";
    });
  const places: string[] = [];
  for (const part of partsOf(plain)) {
    const { kind, rest } = readLabel(part);
    if (rest === "") continue;
    if (kind === "mobile") {
      if (isNumber(rest, 5)) found.mobile ??= rest;
    } else if (kind === undefined && found.mobile === undefined && isNumber(rest, 9)) found.mobile = rest;
    else if (kind === "name") found.name ??= rest;
    else if (kind === "code") found.postCode ??= rest;
    else places.push(rest);
  }
  if (found.name === undefined) {
    const at = places.findIndex((part) => looksLikeName(part, places.length));
    if (at >= 0) found.name = places.splice(at, 1)[0] ?? "";
  }
  return { ...found, place: places.join(han.test(places.join("")) ? " " : ", ") };
}

/**
 * A number as it is written at home: `(212) 555-0123`, `06.12.34.56.78`. Only the country explains it. Those of fewer
 * digits may be postcodes, as is `14850-1234`.
 */
function isNumber(text: string, fewest: number): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= fewest && digits <= 15 && /^[+(]?\d[\d\s()./-]*$/.test(text) && !/^\d{5}-\d{4}$/.test(text);
}

/** The parts of a text, separated by lines and commas, and in Chinese lines by spaces as well. */
function partsOf(text: string): string[] {
  return text
    .split(/[\n;,、，；|]+/)
    .flatMap((line) => (han.test(line) ? line.replace(/\s*[:：]\s*/g, ":").split(/\s+/) : [line]))
    .map((part) => part.trim().replace(/^[.。·\s]+|[。·\s]+$/g, ""))
    .filter((part) => part !== "");
}

function readLabel(part: string): { kind: Kind | undefined; rest: string } {
  const label = labelled.find(({ at }) => at.test(part));
  const bare = labels.find(({ words }) => new RegExp(`^(?:${words})\\s*[:：]?$`, "i").test(part));
  if (bare) return { kind: bare.kind, rest: "" };
  return label ? { kind: label.kind, rest: part.replace(label.at, "").trim() } : { kind: undefined, rest: part };
}

/**
 * Two to four Chinese characters that are not a place; or one to four words without digits, if another part is the
 * place.
 */
function looksLikeName(part: string, parts: number): boolean {
  if (han.test(part)) return /^[\p{Script=Han}·]{2,4}$/u.test(part) && !ofPlaces.test(part);
  return parts > 1 && !/\d/.test(part) && /^\p{L}[\p{L}.'-]*(?: \p{L}[\p{L}.'-]*){0,3}$/u.test(part);
}
