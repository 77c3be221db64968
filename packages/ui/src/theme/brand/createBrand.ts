import { sundry } from "../brands/sundry/index.ts";
import type { ScaleTokens, SchemeTokens, SundryTheme } from "../tokens.ts";
import { type BrandFault, checkBrand } from "./checkBrand.ts";
import { hexOf } from "./colour.ts";
import { type Corners, type CornerStyle, withCorners } from "./corners.ts";
import { withAccent, withDeal } from "./recolour.ts";

/** Some tokens of a group, at any depth. */
export type TokenChanges<Tokens> = {
  readonly [Key in keyof Tokens]?: Tokens[Key] extends string ? string : TokenChanges<Tokens[Key]>;
};

/** What a brand is made from. Only the accent is needed. */
export interface BrandOptions {
  /** Name for `data-brand`: small letters, digits and dashes. @default "brand" */
  readonly name?: string | undefined;
  /** The brand's colour, opaque, in any notation of CSS: buttons, links, focus, coloured fields. */
  readonly accent: string;
  /** Ink on the accent. @default white, or dark where white cannot be read */
  readonly onAccent?: string | undefined;
  /** Colour of lower prices and running time. @default our red */
  readonly deal?: string | undefined;
  /** Corners by a word, or by what they belong to. @default "soft" */
  readonly radius?: CornerStyle | Corners | undefined;
  /** Font families as in CSS. The site loads them. @default Archivo and Noto Sans SC */
  readonly font?: string | undefined;
  /** Single tokens of the light scheme, over what is derived. They are checked too. */
  readonly light?: TokenChanges<SchemeTokens> | undefined;
  /** Single tokens of the dark scheme. */
  readonly dark?: TokenChanges<SchemeTokens> | undefined;
  /** Single sizes, spaces, durations and text styles. */
  readonly scale?: TokenChanges<ScaleTokens> | undefined;
}

/** Thrown by {@link createBrand} for colours that cannot be told apart. The message names every pair and the nearest colours that pass. */
export class BrandError extends Error {
  /** The pairs that fail. */
  readonly faults: readonly BrandFault[];

  constructor(name: string, faults: readonly BrandFault[]) {
    // One sentence for each two colours: many pairs share them.
    const isSame = (one: BrandFault, other: BrandFault) =>
      one.colour === other.colour && one.contrast === other.contrast;
    const told = faults.filter((fault, index) => faults.findIndex((other) => isSame(fault, other)) === index);
    super([`The brand "${name}" has too little contrast.`, ...told.map(({ message }) => message)].join("\n"));
    this.name = "BrandError";
    this.faults = faults;
  }
}

/**
 * Makes a whole theme from an accent: light and dark tones, inks chosen by contrast, corners and font. Give it to `brandStyleSheet` or
 * `BrandStyle`. Throws a {@link BrandError} if a text has less than 4.5:1 or a line less than 3:1, which happens only with colours
 * that were set one by one, and a TypeError for what is no colour, length or name.
 */
export function createBrand(options: BrandOptions): SundryTheme {
  const { name = "brand", radius = "soft", font } = options;
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new TypeError(`name must be small letters, digits and dashes, not ${JSON.stringify(name)}.`);
  const family = font === undefined ? sundry.scale.font.family : fontOf(font);
  const scale = {
    ...sundry.scale,
    radius: withCorners(sundry.scale.radius, radius),
    font: { ...sundry.scale.font, family },
  };
  const theme: SundryTheme = {
    ...sundry,
    name,
    light: merged(schemeOf("light", options), options.light),
    dark: merged(schemeOf("dark", options), options.dark),
    scale: merged(scale, options.scale),
  };
  const faults = checkBrand(theme);
  if (faults.length > 0) throw new BrandError(name, faults);
  return theme;
}

function schemeOf(name: "light" | "dark", { accent, onAccent, deal }: BrandOptions): SchemeTokens {
  const ink = onAccent === undefined ? undefined : hexOf(onAccent, "onAccent");
  const scheme = withAccent(sundry[name], name, hexOf(accent, "accent"), ink);
  return deal === undefined ? scheme : withDeal(scheme, name, hexOf(deal, "deal"));
}

/** Font families become CSS text, so nothing in them may end a declaration. */
function fontOf(font: string): string {
  if (/^[\p{L}\p{N}\s"',._-]+$/u.test(font)) return font;
  throw new TypeError(`font must be a list of font families, not ${JSON.stringify(font)}.`);
}

interface TokenTree {
  readonly [key: string]: string | TokenTree;
}

function merged<Tokens extends TokenTree>(tokens: Tokens, changes: TokenChanges<Tokens> = {}): Tokens {
  const result: Record<string, string | TokenTree> = { ...tokens };
  for (const [key, change] of Object.entries<string | TokenChanges<TokenTree> | undefined>(changes)) {
    const before = result[key];
    if (typeof change === "string") result[key] = change;
    else if (change && typeof before === "object") result[key] = merged(before, change);
  }
  return result as Tokens;
}
