import * as z from "zod/mini";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { PhotoStores } from "#server/media/photoStores.ts";
import { closableParts } from "#server/settings/closedParts.ts";
import { promiseIcons, siteSetting, type SiteWords } from "#server/settings/siteWords.ts";
import { colour, text, words } from "../files/forms.ts";
import { BadFile } from "../files/readJson.ts";
import { taxFile, writeTax } from "./taxFile.ts";
import { storeNamedPhotos } from "../products/namedPhotos.ts";

const webAddress = z.string().check(z.regex(/^https?:\/\/\S+$/, "an address that begins with http:// or https://"));

/** A file with what the shop is called and how it looks. */
export const siteFile = z.strictObject({
  name: words,
  /** Files or addresses. */
  logo: z.optional(z.string()),
  icon: z.optional(z.string()),
  accent: z.optional(colour),
  icp: z.optional(text),
  filings: z.optional(z.array(z.strictObject({ text, url: webAddress }))),
  marketplaces: z.optional(z.array(z.strictObject({ name: text, url: webAddress }))),
  topLine: z.optional(words),
  slogan: z.optional(words),
  promises: z.optional(
    z.array(z.strictObject({ icon: z.enum(promiseIcons), title: words, text: words })).check(z.maxLength(4)),
  ),
  open: z.optional(z.array(z.enum(closableParts))),
  tax: z.optional(taxFile),
});
export type SiteFile = z.output<typeof siteFile>;

/**
 * Replaces the settings of the site and its tax. Throws BadFile if a picture or a country of the tax does not exist. Returns what
 * there is to say about the tax.
 */
export async function writeSite(
  tx: Tx,
  {
    logo,
    icon,
    accent,
    name,
    icp = "",
    filings = [],
    marketplaces = [],
    topLine,
    slogan,
    promises = [],
    open = [],
    tax,
  }: SiteFile,
  parts: { file: string; folder: string; stores: PhotoStores; now: number },
): Promise<string | undefined> {
  const { addressOf, mistakes } = await storeNamedPhotos(
    tx,
    parts,
    [logo, icon].flatMap((each) => each ?? []),
  );
  if (mistakes.length > 0) throw new BadFile(parts.file, mistakes);
  const value: SiteWords = {
    name,
    icp,
    filings,
    marketplaces,
    ...(logo && { logo: `${addressOf.get(logo)}?w=320` }),
    ...(icon && { icon: `${addressOf.get(icon)}?w=128` }),
    ...(accent && { accent }),
    topLine: topLine ?? null,
    slogan: slogan ?? null,
    promises,
    closed: closableParts.filter((part) => !open.includes(part)),
  };
  await tx
    .insert(settings)
    .values({ name: siteSetting, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
  return writeTax(tx, parts.file, tax);
}
