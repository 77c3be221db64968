/** Of goods without a price, which the database keeps from being on sale. */
export const noPriceCents = 0;

/** Maximum amount in cents: for whole orders of it. */
export const maxCents = 999_999_999;

/** Longer texts are no amounts, and would take long to read. */
const mostCharacters = 100;

/** An amount as it was read, or why it can't be. */
export type ReadAmount = { cents: number; isPlain: boolean } | { fault: string };

/**
 * Reads an amount of money such as 12.50, 1,234.56, 1.234,56, 9,50, 12.– or $12. What could mean two amounts is refused,
 * and so is what the currency can't pay, such as half a yen, and what is in another currency.
 */
export function readAmount(text: string, currency: string): ReadAmount {
  if (text.length > mostCharacters) return { fault: `A text of ${text.length} characters is not an amount.` };
  const bare = withoutCurrency(text.normalize("NFKC").replace(perPiece, "").replace(withTax, "").trim(), currency);
  const [, before, behind = before] = /^([A-Z]{3})\s?\d|\d\s?([A-Z]{3})$/.exec(bare) ?? [];
  if (/\d\s?\p{Sc}$|^\p{Sc}\s?\d/u.test(bare) || (behind !== undefined && currencies.has(behind)))
    return { fault: `"${text}" is not in ${currency}, the currency of the shop.` };
  if (/^[-−]\s*\d+([.,]\d+)?$/.test(bare)) return { fault: `"${text}" is less than 0.` };
  const places = decimalsOf(currency);
  const digitsOnly = bare.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "").replace(/(?<=\d)([.,])[-–—]{1,2}$/, "$100");
  const number = (places === 0 ? wholeNumber(digitsOnly, currency) : undefined) ?? plainNumber(digitsOnly);
  if (number === undefined) {
    const form = places === 0 ? "with digits alone, such as 1234" : "with a point, such as 1234.56";
    return { fault: `"${text}" can't be read as one amount; write it ${form}.` };
  }
  const [whole = "", part = ""] = number.split(".");
  const digits = part.replace(/0+$/, "");
  if (digits.length > places)
    return {
      fault:
        places === 0
          ? `"${text}" has decimals, but ${currency} has none.`
          : `"${text}" has more than ${places} decimals.`,
    };
  const cents = Number(whole) * 100 + Number(digits.padEnd(2, "0"));
  if (cents > maxCents) return { fault: `"${text}" is more than ${maxCents / 100}.` };
  return { cents, isPlain: /^\d+(\.\d+)?$/.test(text) };
}

/** Of one piece, and with the tax that buyers pay: it is the price. Of 100 g or without tax it is not. */
const perPiece =
  /\s*(?:\/|\b(?:pro|per|je|par|por|al|za)\b)\s*(?:stück|stk|st|pcs?|piece|item|unit|each|ea|pièce|unité|pieza|unidad|ud|pezzo|pz|stuk|szt|sztukę|件|个|個)\.?$|\s+(?:each|ea\.?)$/i;
const withTax = /\s*\(?\b(?:inkl|incl)[.\p{L}]*\s*(?:mwst|ust|vat|tax|taxes|btw|iva|tva)\.?\)?$/iu;

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** An amount without the code, sign or word of a currency before or behind it. Those of other currencies stay. */
export function withoutCurrency(text: string, currency: string): string {
  const folded = text.toLowerCase().replace(/\s/g, " ");
  for (const mark of marksOf(currency)) {
    if (folded.startsWith(mark)) {
      const rest = text.slice(mark.length);
      // A point belongs to a shortened word, as in Rs.50, but to the number in $.99.
      const isWord = /\p{L}$/u.test(mark) && mark !== currency.toLowerCase();
      return (isWord ? rest.replace(/^\./, "") : rest).trim();
    }
    const end = folded.replace(/\.$/, "");
    if (end.endsWith(mark)) return text.slice(0, end.length - mark.length).trim();
  }
  return text;
}

/** What a currency is called where it is used, in small letters, the longest first. */
function marksOf(currency: string): readonly string[] {
  const known = marks.get(currency);
  if (known) return known;
  const words = ["en", "zh", "ja", "de-CH", "sv", "pl", "cs", "hu", "ro", "ru"].flatMap((locale) =>
    (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) =>
          type === "currency" ? value.toLowerCase().replace(/\s/g, " ").replace(/\.$/, "") : [],
        ),
    ),
  );
  const others = { CNY: ["￥", "元", "rmb"], JPY: ["￥", "円"], CHF: ["fr"] }[currency] ?? [];
  const all = [...new Set([currency.toLowerCase(), ...words, ...others])].toSorted((a, b) => b.length - a.length);
  marks.set(currency, all);
  return all;
}

const marks = new Map<string, readonly string[]>();

/** Decimals of a currency, at most the two that the shop counts in. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  const places = Math.min(maximumFractionDigits, 2);
  decimals.set(currency, places);
  return places;
}

const decimals = new Map<string, number>();

/** Of the currencies without decimals, those that part thousands with a point; the others do with a comma. */
const withPoints: ReadonlySet<string> = new Set(["CLP", "ISK", "PYG", "VND"]);

/** An amount of thousands in a currency without decimals, where the sign before three digits can mean nothing else. */
function wholeNumber(text: string, currency: string): string | undefined {
  const sign = withPoints.has(currency) ? "." : ",";
  const [first = "", ...groups] = text.split(sign);
  const isParted = /^\d{1,3}$/.test(first) && groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group));
  return isParted ? `${first}${groups.join("")}` : undefined;
}

/** Digits with at most one point; undefined if a separator could mean two things. */
function plainNumber(text: string): string | undefined {
  if (/^\d{1,15}$/.test(text)) return text;
  if (/^[.,]\d{2}$/.test(text)) return `0.${text.slice(1)}`;
  // A comma or point before one or two digits at the end is that of the decimals.
  if (/^\d{1,15}[.,]\d{1,2}$/.test(text)) return text.replace(",", ".");
  // A point before more digits only if they are noughts beyond three, as shops write 12.0000.
  if (/^\d{1,15}\.\d{4,}$/.test(text)) return text;
  if (/^\d{1,3}(,\d{3})+\.(\d{1,2}|\d{4,})$/.test(text) || /^\d{1,3}(,\d{3}){2,}$/.test(text))
    return text.replaceAll(",", "");
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text) || /^\d{1,3}(\.\d{3}){2,}$/.test(text))
    return text.replaceAll(".", "").replace(",", ".");
  return undefined;
}
