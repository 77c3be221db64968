import { themeRules } from "./themeRules.ts";
import type { SundryTheme } from "./tokens.ts";

/**
 * A theme as plain CSS text, for a `<style>` element or a file, without any build plugin. It holds inside elements with
 * `data-brand="<name>"`, or everywhere with `reach: "document"`.
 */
export function brandStyleSheet(
  theme: SundryTheme,
  { reach = "brand" }: { reach?: "document" | "brand" } = {},
): string {
  const blocks = themeRules(theme, reach).map(({ selector, media, colorScheme, variables }) => {
    const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
    if (colorScheme) lines.unshift(`color-scheme:${colorScheme}`);
    const block = `${selector}{${lines.join(";")}}`;
    return media ? `@media ${media}{${block}}` : block;
  });
  return `@layer sundry.theme{${blocks.join("")}}`;
}
