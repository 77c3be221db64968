/** The theme of the package: its style sheet (by import) and what a site needs to make its own brand. */
import "./layers.css.ts";
import "./reset.css.ts";
import "./document.css.ts";
import "./contrast.css.ts";

export { brandStyleSheet } from "./brandStyleSheet.ts";
export { sundry } from "./brands/sundry/index.ts";
export {
  /** @deprecated Import it from `@sundry/ui/theme/breakpoints`, which is a tenth of the size. Removed in 2.0. */
  type Breakpoint,
  /** @deprecated Import it from `@sundry/ui/theme/breakpoints`, which is a tenth of the size. Removed in 2.0. */
  below,
  /** @deprecated Import it from `@sundry/ui/theme/breakpoints`, which is a tenth of the size. Removed in 2.0. */
  breakpoints,
  /** @deprecated Import it from `@sundry/ui/theme/breakpoints`, which is a tenth of the size. Removed in 2.0. */
  from,
  /** @deprecated Import it from `@sundry/ui/theme/breakpoints`, which is a tenth of the size. Removed in 2.0. */
  media,
} from "./breakpoints.ts";
export type { ScaleTokens, SchemeTokens, SundryTheme, TextOverrides, TextTokens } from "./tokens.ts";
