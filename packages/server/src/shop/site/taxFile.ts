import { count, eq, notInArray } from "drizzle-orm";
import * as z from "zod/mini";
import { goods } from "#server/db/schema/catalogue.ts";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { fallback, type Translations } from "#server/locales.ts";
import { countryWithCode } from "#server/modules/platform/region/service.ts";
import { exemptClass, isTaxClass, standardClass } from "#server/modules/buying/tax/classes.ts";
import { otherCountries, taxSetting, type TaxSetting } from "#server/modules/buying/tax/setting.ts";
import { text, words } from "../files/forms.ts";
import { BadFile } from "../files/readJson.ts";

/** A percentage such as 19 or 8.1, as hundredths. */
const percent = z.pipe(
  z.number().check(
    z.gte(0),
    z.lte(100),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "a rate has at most two decimals"),
  ),
  z.transform((value) => Math.round(value * 100)),
);

const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'a country is written with two capital letters, such as "DE"'));
/** Rates by the country of delivery. */
const byCountry = z
  .record(z.string(), percent)
  .check(
    z.refine(
      (rates) => Object.keys(rates).every((code) => code === otherCountries || /^[A-Z]{2}$/.test(code)),
      'a country is written with two capital letters, such as "DE"; "*" is all others',
    ),
  );

/** The rates of each class of goods. */
const byClass = z.record(z.string(), byCountry).check(
  z.refine(
    (rates) => Object.keys(rates).every(isTaxClass),
    "the name of a class has small letters, digits and -, and begins with a letter",
  ),
  z.refine((rates) => !Object.hasOwn(rates, exemptClass), `"${exemptClass}" has no tax, and needs no rates`),
  z.refine((rates) => Object.hasOwn(rates, standardClass), `the class "${standardClass}" is needed`),
);

/** The tax of a shop, as a part of `site.json`. */
export const taxFile = z.discriminatedUnion("mode", [
  z.strictObject({ mode: z.literal("none") }),
  z.strictObject({
    mode: z.enum(["included", "added"]),
    rounding: z.optional(z.enum(["line", "order"])),
    label: z.optional(words),
    number: z.optional(text),
    seller: z.optional(z.array(text.check(z.trim(), z.minLength(1))).check(z.minLength(1), z.maxLength(8))),
    country,
    rates: byClass,
  }),
]);
type TaxFile = z.output<typeof taxFile>;

const usualLabel: Translations = { en: "VAT", zh: "增值税" };

/**
 * Sets the shop's tax; a file without one turns it off. Orders that were placed keep theirs. Throws BadFile for a country that
 * the shop does not have. Returns what there is to say.
 */
export async function writeTax(tx: Tx, file: string, tax: TaxFile | undefined): Promise<string | undefined> {
  if (tax === undefined || tax.mode === "none") {
    const removed = await tx.delete(settings).where(eq(settings.name, taxSetting)).returning({ name: settings.name });
    return removed.length > 0 ? "There is no tax from now on." : undefined;
  }
  const { mode, rounding = "line", label = usualLabel, number = "", seller, rates } = tax;
  const mistakes: string[] = [];
  const regionOf = async (code: string, place: string) => {
    if (code === otherCountries) return code;
    const found = await countryWithCode(tx, fallback, code);
    if (!found) mistakes.push(`${place}: the shop delivers to no country "${code}".`);
    return found?.regionIds[0] ?? "";
  };
  const byRegion: Record<string, Record<string, number>> = {};
  for (const [name, ofClass] of Object.entries(rates)) {
    byRegion[name] = {};
    for (const [code, rate] of Object.entries(ofClass))
      byRegion[name][await regionOf(code, `tax.rates.${name}`)] = rate;
  }
  const home = await regionOf(tax.country, "tax.country");
  if (mistakes.length > 0) throw new BadFile(file, mistakes);
  const value: TaxSetting = {
    ...{ mode, rounding, label, number: number.trim() || null, country: home, rates: byRegion },
    ...(seller && { seller }),
  };
  await tx
    .insert(settings)
    .values({ name: taxSetting, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
  const how = mode === "included" ? `Prices include ${label.en}` : `${label.en} is added to prices`;
  return [`${how}, from the next order on.`, ...(await unknownClasses(tx, rates))].join("\n");
}

/** A sentence about each class that goods have and the file does not. */
async function unknownClasses(tx: Tx, rates: z.output<typeof byClass>): Promise<string[]> {
  const found = await tx
    .select({ taxClass: goods.taxClass, products: count() })
    .from(goods)
    .where(notInArray(goods.taxClass, [...Object.keys(rates), exemptClass]))
    .groupBy(goods.taxClass)
    .orderBy(goods.taxClass);
  return found.map(({ taxClass, products }) => {
    const who = products === 1 ? "1 product has" : `${products} products have`;
    return `${who} the class "${taxClass}", which has no rates here; those of "${standardClass}" apply.`;
  });
}
