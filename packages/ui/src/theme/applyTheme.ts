import { globalStyle } from "@vanilla-extract/css";
import { globalInLayer } from "./inLayer.ts";
import { type ThemeRule, themeRules } from "./themeRules.ts";
import type { SundryTheme } from "./tokens.ts";

function emit({ selector, media, colorScheme, variables }: ThemeRule) {
  const rule = { vars: variables, ...(colorScheme && { colorScheme }) };
  globalStyle(selector, globalInLayer("theme", media ? { "@media": { [media]: rule } } : rule));
}

/** Applies a theme to the document. Called once, by `document.css.ts`. */
export function applyToDocument(theme: SundryTheme): void {
  themeRules(theme, "document").forEach(emit);
}

/**
 * Applies a theme inside every element with its `data-brand`, in both schemes. Several can be on one page. For use in a
 * `.css.ts` file; where there is no build step use `brandStyleSheet`.
 */
export function createBrandTheme(theme: SundryTheme): void {
  themeRules(theme, "brand").forEach(emit);
}
