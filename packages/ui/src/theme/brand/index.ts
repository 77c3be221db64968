/** Tools for a brand of one's own. They need no build step and run in a browser, on a server or in a script. */
export { brandStyleSheet } from "../brandStyleSheet.ts";
export { type BrandFault, checkBrand } from "./checkBrand.ts";
export { type ContrastPair, contrastPairs } from "./contrastPairs.ts";
export { type Corners, type CornerStyle } from "./corners.ts";
export { type DesignToken, type DesignTokenFiles, type DesignTokens, designTokens } from "./designTokens.ts";
export { BrandError, type BrandOptions, createBrand, type TokenChanges } from "./createBrand.ts";
export type { SundryTheme } from "../tokens.ts";
