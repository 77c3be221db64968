import { brandStyleSheet, createBrand } from "@sundry/ui/theme/brand";

/**
 * The style sheet that gives every page of the shop its main colour, as `shared/site/accent.ts` makes it in the browser.
 * Throws for what is no colour, or for one without readable tones.
 */
export function accentStyles(accent: string): string {
  return brandStyleSheet(createBrand({ name: "own", accent }), { reach: "document" });
}
