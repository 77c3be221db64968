import { createGlobalThemeContract } from "@vanilla-extract/css";
import { sundryLight } from "./brands/sundry/light.ts";
import { sundryScale } from "./brands/sundry/scale.ts";
import { variableName } from "./variableName.ts";

/**
 * Every token a component may use, as `var(--sundry-…)`. The names are public; the values come from the current theme.
 * Import it in `*.css.ts` files only: there it disappears at build time.
 */
export const vars = createGlobalThemeContract({ ...sundryLight, ...sundryScale }, (_value, path) => variableName(path));
