import { below, media } from "./breakpoints.ts";
import type { SundryTheme, TextOverrides } from "./tokens.ts";
import { variableName } from "./variableName.ts";

/** Custom properties with their values: `{ "--sundry-color-bg-page": "#FFFFFF" }`. */
export type Variables = Record<`--${string}`, string>;

/** One block of a theme's style sheet. */
export interface ThemeRule {
  readonly selector: string;
  /** Media query of the block, without `@media`. */
  readonly media?: string;
  readonly colorScheme?: "light" | "dark" | "light dark";
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

/** The values that {@link TextOverrides} replaced, to restore them for an English passage on a Chinese page. */
function originals(theme: SundryTheme, overrides: TextOverrides): Variables {
  const all = toVariables({ type: theme.scale.type });
  const replaced = Object.keys(toVariables(asTree(overrides))) as `--${string}`[];
  return Object.fromEntries(replaced.map((name) => [name, all[name] ?? ""]));
}

/** Where a theme applies: in the whole document, or inside elements with its `data-brand`. */
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

const isColour = (value: string | undefined) => /^(?:#[\da-f]{3,8}|rgba?\([^()]*\)|transparent)$/i.test(value ?? "");

/**
 * Both schemes in one: a colour that differs is written as `light-dark(…)` and follows the `color-scheme` of the
 * element that uses it. Other values that differ (shadows, filters) are set for each scheme.
 */
function bothSchemes(light: Variables, dark: Variables): { both: Variables; differing: readonly (keyof Variables)[] } {
  const names = Object.keys(light) as (keyof Variables)[];
  const both = { ...light };
  const differing = names.filter((name) => {
    if (light[name] === dark[name]) return false;
    if (!isColour(light[name]) || !isColour(dark[name])) return true;
    both[name] = `light-dark(${light[name]}, ${dark[name]})`;
    return false;
  });
  return { both, differing };
}

const pick = (variables: Variables, names: readonly (keyof Variables)[]): Variables =>
  Object.fromEntries(names.map((name) => [name, variables[name] ?? ""]));

/**
 * A theme as a list of style-sheet blocks: the scale and the colours of both schemes first, then other differences of
 * the dark scheme for `data-theme="dark"` or, without that attribute, for a device set to dark; then tablet, phone and Chinese text. The build and
 * {@link brandStyleSheet} both print it.
 */
export function themeRules(theme: SundryTheme, reach: "document" | "brand"): readonly ThemeRule[] {
  const at = selectorsOf(theme, reach);
  const [light, dark] = [toVariables(theme.light), toVariables(theme.dark)];
  const { both, differing } = bothSchemes(light, dark);
  return [
    { selector: at.base, colorScheme: "light dark", variables: { ...toVariables(theme.scale), ...both } },
    { selector: at.darkByDevice, media: media.dark, variables: pick(dark, differing) },
    { selector: at.dark, colorScheme: "dark", variables: pick(dark, differing) },
    { selector: at.light, colorScheme: "light", variables: pick(light, differing) },
    { selector: at.base, media: below("lg"), variables: toVariables(asTree(theme.textOnTablet)) },
    { selector: at.base, media: below("md"), variables: toVariables(asTree(theme.textOnPhone)) },
    { selector: at.chinese, variables: toVariables(asTree(theme.textInChinese)) },
    { selector: at.otherLanguage, variables: originals(theme, theme.textInChinese) },
  ];
}
