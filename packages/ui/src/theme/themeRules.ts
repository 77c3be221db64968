import { below, media } from "./breakpoints.ts";
import type { SundryTheme, TextOverrides } from "./tokens.ts";
import { variableName } from "./variableName.ts";

/** Custom properties with their values: `{ "--sundry-color-bg-page": "#FFFFFF" }`. */
export type Variables = Record<`--${string}`, string>;

/** One block of a theme's style sheet. */
export interface ThemeRule {
  readonly selector: string;
  /** Media query that must hold, without `@media`. */
  readonly media?: string;
  readonly colorScheme?: "light" | "dark";
  readonly variables: Variables;
}

interface TokenTree {
  readonly [key: string]: string | TokenTree;
}

/** Flattens a tree of tokens into custom properties named by their path. */
export function toVariables(tokens: TokenTree, path: readonly string[] = []): Variables {
  return Object.entries(tokens).reduce<Variables>((all, [key, value]) => {
    const here = [...path, key];
    if (typeof value === "string") all[`--${variableName(here)}`] = value;
    else Object.assign(all, toVariables(value, here));
    return all;
  }, {});
}

const asTree = (overrides: TextOverrides) => ({ type: overrides as TokenTree });

/** The values that {@link TextOverrides} replaced, to give them back to an English passage inside a Chinese page. */
function originals(theme: SundryTheme, overrides: TextOverrides): Variables {
  const all = toVariables({ type: theme.scale.type });
  const replaced = Object.keys(toVariables(asTree(overrides))) as `--${string}`[];
  return Object.fromEntries(replaced.map((name) => [name, all[name] ?? ""]));
}

/** Where a theme holds: the whole document, or inside elements with its `data-brand`. */
function selectorsOf(theme: SundryTheme, reach: "document" | "brand") {
  const here = `[data-brand="${theme.name}"]`;
  if (reach === "document")
    return {
      base: ":root",
      light: '[data-theme="light"]',
      dark: '[data-theme="dark"]',
      darkByDevice: ":root:not([data-theme])",
      chinese: ':root:lang(zh), [lang|="zh"]',
      otherLanguage: "[lang]:not(:lang(zh))",
    };
  return {
    base: here,
    light: `[data-theme="light"]${here}, [data-theme="light"] ${here}`,
    dark: `[data-theme="dark"]${here}, [data-theme="dark"] ${here}`,
    darkByDevice: `:root:not([data-theme])${here}, :root:not([data-theme]) ${here}`,
    chinese: `${here}:lang(zh), ${here} [lang|="zh"]`,
    otherLanguage: `${here} [lang]:not(:lang(zh))`,
  };
}

/**
 * A theme as a list of style-sheet blocks: the scale and light first, then dark for `data-theme="dark"` or, without that
 * attribute, for a device set to dark; then phone and Chinese text. The build and {@link brandStyleSheet} both print it.
 */
export function themeRules(theme: SundryTheme, reach: "document" | "brand"): readonly ThemeRule[] {
  const at = selectorsOf(theme, reach);
  const light = toVariables(theme.light);
  const dark = toVariables(theme.dark);
  return [
    { selector: at.base, colorScheme: "light", variables: { ...toVariables(theme.scale), ...light } },
    { selector: at.darkByDevice, media: media.dark, colorScheme: "dark", variables: dark },
    { selector: at.dark, colorScheme: "dark", variables: dark },
    { selector: at.light, colorScheme: "light", variables: light },
    { selector: at.base, media: below("md"), variables: toVariables(asTree(theme.textOnPhone)) },
    { selector: at.chinese, variables: toVariables(asTree(theme.textInChinese)) },
    { selector: at.otherLanguage, variables: originals(theme, theme.textInChinese) },
  ];
}
