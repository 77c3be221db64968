import { themeRules } from "./themeRules.ts";
import type { SundryTheme } from "./tokens.ts";

/**
 * A theme as plain CSS text, for a `<style>` element or a file, without any build plugin. It applies inside elements with
 * `data-brand="<name>"`, or everywhere with `reach: "document"`. Serve it as a file or put it into a `<style>` with the page's nonce
 * (`BrandStyle` does): no other source of styles is needed. Throws a TypeError if a name or a value could end its declaration, as a
 * theme from somewhere else might.
 */
export function brandStyleSheet(
  theme: SundryTheme,
  { reach = "brand" }: { reach?: "document" | "brand" } = {},
): string {
  safe("name", theme.name);
  const blocks = themeRules(theme, reach).map(({ selector, media, colorScheme, variables }) => {
    const lines = Object.entries(variables).map(([name, value]) => `${name}:${safe(name, value)}`);
    if (colorScheme) lines.unshift(`color-scheme:${colorScheme}`);
    const block = `${selector}{${lines.join(";")}}`;
    return media ? `@media ${media}{${block}}` : block;
  });
  return `@layer sundry.theme{${blocks.join("")}}`;
}

function safe(name: string, value: string): string {
  if (/[{}<;\\@\]]/.test(value)) throw new TypeError(`${name} of a theme cannot be ${JSON.stringify(value)}.`);
  return value;
}
