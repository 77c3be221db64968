/** The theme of the package: its style sheet (by import) and what a site needs to make its own brand. */
import "./layers.css.ts";
import "./reset.css.ts";
import "./document.css.ts";
import "./contrast.css.ts";

export { brandStyleSheet } from "./brandStyleSheet.ts";
export { sundry } from "./brands/sundry/index.ts";
export { type Breakpoint, below, breakpoints, from, media } from "./breakpoints.ts";
export type { ScaleTokens, SchemeTokens, SundryTheme, TextOverrides, TextTokens } from "./tokens.ts";
