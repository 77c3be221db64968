import type { Tx } from "#server/db/transaction.ts";
import { inLanguage, type Lang } from "#server/locales.ts";
import { siteWords } from "#server/settings/siteWords.ts";
import type { Services } from "#server/services.ts";
import { transportOf } from "#server/modules/platform/outgoing/settings.ts";

/** Whose letter it is. */
export interface LetterLook {
  shop: string;
  /** Whole address of the logo; undefined for a shop that writes its name. */
  logo: string | undefined;
  /** Colour of the button, and one that can be read on it. */
  accent: string;
  onAccent: string;
  /**
   * What stands before addresses of the shop: its origin, or nothing on the outbox page, which is in the shop. Undefined
   * for a shop that does not know its address: its letters have no links.
   */
  origin: string | undefined;
}

/** Who reads a letter. */
export interface LetterReader {
  lang: Lang;
  /** Address with which they end letters of this sort; undefined for those that they must get. */
  end: string | undefined;
}

/** The storefront's own colour. */
const usualAccent = "#1a4dd2";
const ink = "#111723";

/** The look of the shop's letters in a language. */
export async function letterLook(tx: Tx, { config }: Services, lang: Lang): Promise<LetterLook> {
  const words = await siteWords(tx);
  const isShownHere = transportOf(config.messages, "EMAIL") === "outbox";
  const origin = config.oidc.origin ?? (isShownHere ? "" : undefined);
  const accent = words?.accent ?? usualAccent;
  return {
    shop: words ? inLanguage(lang, words.name) : "Sundry",
    logo: words?.logo && addressOf(words.logo, origin),
    accent,
    onAccent: readableOn(accent),
    origin,
  };
}

function addressOf(path: string, origin: string | undefined): string | undefined {
  if (/^https?:\/\//.test(path)) return path;
  return origin === undefined ? undefined : `${origin}${path}`;
}

/** White or ink, whichever can be read better on a colour such as #0f766e. */
export function readableOn(colour: string): string {
  const light = luminance(colour);
  const withWhite = 1.05 / (light + 0.05);
  const withInk = (light + 0.05) / (luminance(ink) + 0.05);
  return withWhite >= withInk ? "#ffffff" : ink;
}

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
