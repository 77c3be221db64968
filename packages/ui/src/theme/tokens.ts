import type { sundryLight } from "./brands/sundry/light.ts";
import type { sundryScale } from "./brands/sundry/scale.ts";

type Values<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Values<Shape[Key]> };

/** What differs between light and dark: colours, shadows and picture filters. All values are CSS text. */
export type SchemeTokens = Values<typeof sundryLight>;

/** What a brand keeps in both schemes: space, radius, sizes, type, motion, stacking. All values are CSS text. */
export type ScaleTokens = Values<typeof sundryScale>;

/** One text style of the scale. `size` in rem, `line` a plain number, `width` a percentage, `tracking` in em. */
export type TextTokens = ScaleTokens["type"]["body"];

/** Text styles for one situation, each with only the values that change. */
export type TextOverrides = { readonly [Name in keyof ScaleTokens["type"]]?: Partial<TextTokens> };

/**
 * A whole brand in one object; a token left out does not compile. Apply it with `createBrandTheme` in a `.css.ts` file,
 * or with `brandStyleSheet` where there is no build step.
 */
export interface SundryTheme {
  /** Value of `data-brand`: the brand applies inside every element that has it. */
  readonly name: string;
  readonly light: SchemeTokens;
  readonly dark: SchemeTokens;
  readonly scale: ScaleTokens;
  /** Text styles on screens under 1024 px. */
  readonly textOnTablet: TextOverrides;
  /** Text styles on screens under 768 px. */
  readonly textOnPhone: TextOverrides;
  /** Text styles of Chinese text. */
  readonly textInChinese: TextOverrides;
}
