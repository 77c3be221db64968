import type { Tier } from "#server/db/schema/catalogue.ts";
import { withoutOpenTags } from "#server/modules/platform/text/openTags.ts";
import { hasScript } from "../files/hasScript.ts";
import { decimalsOf, maxCents, readAmount } from "./amounts.ts";
import { type Column, headingOf } from "./columns.ts";
import type { Effect, Findings } from "./findings.ts";
import type { TableRow } from "./tableRow.ts";

const maxPieces = 10_000_000;
const maxTiers = 10;
const longestHtml = 500_000;
/** Of most texts. */
const longestText = 255;
export const longestOptionName = 50;

/** Reads cells of one row. What can't be taken as it is, is noted with what was made of it. */
export class Cells {
  readonly #row: TableRow;
  readonly #findings: Findings;
  readonly #currency: string;

  constructor(row: TableRow, { findings, currency }: { findings: Findings; currency: string }) {
    this.#row = row;
    this.#findings = findings;
    this.#currency = currency;
  }

  /** Notes what a cell of this row led to. */
  note(effect: Effect, column: Column | undefined, sentence: string): undefined {
    const place = { file: this.#row.file, line: this.#row.line, handle: this.#row.handle };
    this.#findings.add(effect, place, column && headingOf(column), sentence);
    return undefined;
  }

  has(column: Column): boolean {
    return this.#row.text(column) !== "";
  }

  /** A text; what is longer than `max` characters is cut. Empty if there is none. */
  text(column: Column, max = longestText): string {
    const text = this.#row.text(column);
    if (text.includes("\uFFFD")) this.note("note", column, "characters were lost (\uFFFD) when the file was saved.");
    if (text.length <= max) return text;
    this.note("changed", column, `the text has ${text.length} characters; the first ${max} were taken.`);
    return cutText(text, max);
  }

  /** The price in cents, or why there is none that can be paid. */
  price(): { cents: number } | { fault: string } {
    const text = this.#row.text("price");
    if (text === "" && this.#row.columns.size > 0 && !this.#row.columns.has("price"))
      return { fault: 'there is no price column. Say which it is: --map "Variant Price=Amount".' };
    if (text === "") return { fault: "there is no price." };
    const read = readAmount(text, this.#currency);
    if ("fault" in read) return read;
    if (read.cents === 0) return { fault: `the price is ${text}.` };
    const amount = (read.cents / 100).toFixed(decimalsOf(this.#currency));
    if (!read.isPlain) this.note("note", "price", `"${text}" was read as ${amount}.`);
    return read;
  }

  /** The same of a variant that the shop has: what can't be paid leaves its price as it was. */
  priceOr(before: string): { cents: number } | { fault: string } {
    const read = this.price();
    const known = readAmount(before, this.#currency);
    if (!("fault" in read) || !("cents" in known)) return read;
    this.note("partLeftOut", "price", `${read.fault} The price stays ${before}.`);
    return known;
  }

  /** The former price, if it is a reduction; otherwise null. */
  formerPrice(cents: number): number | null {
    const text = this.#row.text("formerPrice");
    if (text === "") return null;
    const read = readAmount(text, this.#currency);
    if ("fault" in read) {
      this.note("changed", "formerPrice", `${read.fault} The product has no former price.`);
      return null;
    }
    if (read.cents > cents) return read.cents;
    if (read.cents > 0) this.note("note", "formerPrice", "it is not higher than the price, so it is no former price.");
    return null;
  }

  /** A whole number from `min` on; null if the cell is empty or has another. */
  count(column: Column, min: number, effect: Effect = "changed", text = this.#row.text(column)): number | null {
    if (text === "") return null;
    // Pieces are whole, so a sign before three digits parts thousands, unless they are noughts.
    if (/^\d{1,3}[.,]000$/.test(text))
      return this.note(effect, column, `"${text}" could mean two numbers; the cell was not used.`) ?? null;
    const value = wholeIn(text);
    if (value >= min && value <= maxPieces) return value;
    this.note(effect, column, `"${text}" is no whole number from ${min} to ${maxPieces}; the cell was not used.`);
    return null;
  }

  /** A weight in whole grams; 0 if there is none. */
  grams(): number {
    const text = this.#row.text("grams");
    if (text === "") return 0;
    const [, number = "", unit = "g"] = /^(\d{1,9}(?:[.,]\d+)?)\s*([a-z]+)?\.?$/i.exec(text) ?? [];
    const value =
      number === "" ? Number.NaN : Math.round(Number(number.replace(",", ".")) * (gramsIn(unit) ?? Number.NaN));
    if (value <= maxPieces) return value;
    this.note("changed", "grams", `"${text}" is no weight such as 250 or 1.5 kg; the cell was not used.`);
    return 0;
  }

  /**
   * Pieces in stock; null if the cell is empty or can't be read. More sold than there was counts as none, which is
   * worth a word unless more can be ordered.
   */
  stock(goesOn: boolean): number | null {
    const written = this.#row.text("quantity");
    const atLeast =
      /^(?:>\s*)?(\d+)\s*(?:\+|pcs?|pieces?|units?|stk|st|stück|个|件|個|点)?\.?$/i.exec(written)?.[1] ?? written;
    if (atLeast !== written) this.note("note", "quantity", `"${written}" was read as ${atLeast}.`);
    const text = saysNone(written) ? "0" : atLeast;
    if (wholeIn(text) > maxPieces)
      return this.note("changed", "quantity", `"${text}" is more than ${maxPieces}, which was taken.`) ?? maxPieces;
    if (!/^-\d{1,9}([.,]0+)?$/.test(text)) return this.count("quantity", 0, "soldOut", text);
    if (goesOn) return 0;
    const sold = "more was sold than there was, so the variant shows as sold out.";
    return this.note("soldOut", "quantity", sold) ?? 0;
  }

  /** Batch prices, written as `10:1.80; 50:1.50`; none if the cell is empty. */
  tiers(): Tier[] {
    const text = this.#row.text("tiers");
    if (text === "") return [];
    const tiers = text
      .split(";")
      .filter((part) => part.trim() !== "")
      .map((part) => {
        const [, num = "", price = ""] = /^\s*(\d{1,7})\s*:\s*(\S+)\s*$/.exec(part) ?? [];
        const read = readAmount(price, this.#currency);
        return { num: Number(num), cents: "cents" in read ? read.cents : 0 };
      });
    const rising = tiers.every(
      ({ num, cents }, at) => cents > 0 && cents <= maxCents && num > (tiers[at - 1]?.num ?? 0),
    );
    if (rising && tiers.length <= maxTiers) return tiers;
    const form = `written as 10:1.80; 50:1.50, with more pieces from part to part, ${maxTiers} at most`;
    this.note("draft", "tiers", `"${text}" must be ${form}.`);
    return [];
  }

  /** Whether the goods are on sale, by the columns Status and Published. */
  isOnSale(): boolean {
    const status = this.#row.text("status").toLowerCase();
    if (status === "unlisted")
      this.note("draft", "status", "it was sold to those who had its address; here it would be found by all.");
    else if (status !== "" && !active.has(plainWord(status)) && !hidden.has(plainWord(status)))
      this.note("draft", "status", `"${status}" is none of active, draft or archived.`);
    const published = this.#row.text("published").toLowerCase();
    if (!["", ...yes, ...no].includes(published))
      this.note("draft", "published", `"${published}" is not TRUE or FALSE.`);
    return (status === "" || active.has(plainWord(status))) && !no.includes(published);
  }

  /** Whether a column says yes. */
  isYes(column: Column): boolean {
    return yes.includes(this.#row.text(column).toLowerCase());
  }

  /** HTML as it is written; what runs and what pages do not show is removed later, and said here. */
  html(column: Column): string {
    // Pictures that are written into the text become files, so they do not count.
    const pictures = this.#row.text(column).match(/\bdata:image\/[^"'\s>]+/gi) ?? [];
    const html = this.text(column, longestHtml + pictures.join("").length);
    if (hasScript(html)) this.note("changed", column, "scripts and handlers were removed from the text.");
    if (/<(iframe|embed|video|audio|object)\b/i.test(html))
      this.note("changed", column, "what embeds another site became a link to it.");
    const { html: closed, removed } = withoutOpenTags(html);
    if (removed.length > 0)
      this.note(
        "changed",
        column,
        `${removed.join(", ")} is opened and never closed: it was removed, the text behind it is kept.`,
      );
    return closed;
  }
}

/** The first characters of a text, without half of one. */
export function cutText(text: string, max = longestText): string {
  if (text.length <= max) return text;
  return text
    .slice(0, max)
    .toWellFormed()
    .replace(/\uFFFD$/, "")
    .trim();
}

const grams = [
  { names: /^(g|gr|gms?|grams?|gramm|grammes?|gramos?|grammi)$/i, grams: 1 },
  { names: /^(kgs?|kilos?|kilogram(s|m|mes|mi|os)?|kilogramme)$/i, grams: 1000 },
  { names: /^(lbs?|pounds?)$/i, grams: 453.592_37 },
  { names: /^(oz|ounces?)$/i, grams: 28.349_523_125 },
];

/** Grams of a unit of weight; undefined if it is none. */
function gramsIn(unit: string): number | undefined {
  return grams.find(({ names }) => names.test(unit))?.grams;
}

/** Whether a cell says in words that there is something, without how much: it is then not counted. */
export function saysSome(text: string): boolean {
  return text.includes("∞") || inStock.has(text.toLowerCase());
}

function saysNone(text: string): boolean {
  return soldOut.has(text.toLowerCase());
}

const inStock: ReadonlySet<string> = new Set(
  "in stock,instock,available,yes,unlimited,auf lager,vorrätig,lieferbar,en stock,disponible,disponibile,op voorraad,w magazynie,在庫あり,有货,有貨,infinite,unbegrenzt,unendlich,illimité,ilimitado,illimitato,onbeperkt,bez limitu,無制限,不限,无限".split(
    ",",
  ),
);
const soldOut: ReadonlySet<string> = new Set(
  "out of stock,outofstock,sold out,unavailable,no,nicht auf lager,ausverkauft,épuisé,rupture de stock,agotado,esaurito,uitverkocht,在庫なし,缺货,缺貨,无货".split(
    ",",
  ),
);

/** A whole number, with or without signs between its thousands and noughts behind it; otherwise NaN. */
function wholeIn(text: string): number {
  const bare = text.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "");
  const plain = /^\d{1,3}([.,]\d{3})+$/.test(bare)
    ? bare.replace(/[.,]/g, "")
    : bare.replace(/,(?=\d{3}(,\d{3})*\.)/g, "");
  return /^\d{1,15}(\.0+|,0{1,2}|,0{4,})?$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
}

/** How tables of other shops and languages call goods that are on sale, and those that are not. */
const active = wordSet(
  "active,aktiv,actif,active,activo,activa,attivo,actief,aktywny,published,publish,veröffentlicht,publié,publicado,pubblicato,gepubliceerd,opublikowany,enabled,online,en ligne,visible,sichtbar,live,上架,已上架,在售,銷售中,公開,公開中,有効,1,true,yes",
);
const hidden = wordSet(
  "draft,archived,unlisted,inactive,inaktiv,deaktiviert,inactif,inactivo,inattivo,disattivo,inactief,nieaktywny,unpublished,entwurf,brouillon,borrador,bozza,concept,szkic,disabled,offline,hors ligne,hidden,private,pending,下架,已下架,草稿,非公開,下書き,無効,0,false,no",
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(",").map(plainWord));
}

/** A word without accents. */
function plainWord(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Also as spreadsheets of other languages write TRUE and FALSE. */
const yes = "true,1,yes,y,wahr,ja,vrai,oui,verdadero,sí,vero,sì,verdadeiro,sim,waar,prawda,tak,истина,да,是".split(",");
const no = "false,0,no,n,falsch,nein,faux,non,falso,não,onwaar,nee,fałsz,nie,ложь,нет,否".split(",");
