import sharp from "sharp";
import type { Tx } from "#server/db/transaction.ts";
import { photoStoresOf, originalName } from "#server/media/photoStores.ts";
import { inLanguage, type Lang } from "#server/locales.ts";
import { orderPath } from "#server/modules/shopwide/letter/paths.ts";
import { siteWords } from "#server/settings/siteWords.ts";
import type { Services } from "#server/services.ts";
import type { PaperHead } from "./paper.ts";

/** Width at which a logo is printed well. */
const logoWidth = 600;

/** Whose paper about an order it is: the shop's name and logo, and the order's page if the shop knows its own address. */
export async function paperHead(tx: Tx, { config }: Services, sn: string, lang: Lang): Promise<PaperHead> {
  const words = await siteWords(tx);
  const { origin } = config.oidc;
  const logo = words?.logo === undefined ? undefined : await logoOf(config, words.logo);
  return {
    shop: words ? inLanguage(lang, words.name) : "Sundry",
    ...(logo !== undefined && { logo }),
    ...(origin !== undefined && { address: `${origin}${orderPath(sn)}` }),
  };
}

/** A logo as an address that contains it, because a printed file has nothing beside it. Undefined if its file is gone. */
async function logoOf(config: Services["config"], address: string): Promise<string | undefined> {
  const [, digest] = /^\/media\/photos\/([0-9a-f]{40})\./.exec(address) ?? [];
  const original = digest && (await photoStoresOf(config).originals.read(originalName(digest)));
  if (!original) return undefined;
  const picture = sharp(original).autoOrient().resize({ width: logoWidth, withoutEnlargement: true });
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString("base64")}`;
}
