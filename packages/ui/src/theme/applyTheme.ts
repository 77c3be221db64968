import { globalStyle } from "@vanilla-extract/css";
import { globalInLayer } from "./inLayer.ts";
import { type ThemeRule, themeRules } from "./themeRules.ts";
import type { SundryTheme } from "./tokens.ts";

function emit({ selector, media, colorScheme, variables }: ThemeRule) {
  const rule = { vars: variables, ...(colorScheme && { colorScheme }) };
  globalStyle(selector, globalInLayer("theme", media ? { "@media": { [media]: rule } } : rule));
}

/** Makes a theme the document's own. Called once, by `document.css.ts`. */
export function applyToDocument(theme: SundryTheme): void {
  themeRules(theme, "document").forEach(emit);
}

/**
 * Makes a theme hold inside every element with its `data-brand`, in both schemes; several can live on one page.
 * For use in a `.css.ts` file; where there is no build step use `brandStyleSheet`.
 */
export function createBrandTheme(theme: SundryTheme): void {
  themeRules(theme, "brand").forEach(emit);
}
