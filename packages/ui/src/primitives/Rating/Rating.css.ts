import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** How much of the row of stars is filled, in percent. */
export const filledVar = createVar();

const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='m12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z'/%3E%3C/svg%3E\")";

export const root = style(
  inLayer("primitives", {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.line.tick,
    fontWeight: vars.type.label.weight,
    fontVariantNumeric: vars.font.figures,
  }),
);

/** One star, repeated as a mask. The filled part is a background that ends at the rating. */
export const stars = recipe({
  base: inLayer("primitives", {
    flex: "none",
    blockSize: vars.size.icon.xs,
    background: `linear-gradient(to right, ${vars.color.icon.rating} ${fallbackVar(filledVar, "100%")}, ${vars.color.border.hairline} 0)`,
    mask: `${star} left / ${vars.size.icon.xs} ${vars.size.icon.xs} repeat-x`,
    selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
    "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
  }),
  variants: {
    variant: {
      compact: inLayer("primitives", { inlineSize: vars.size.icon.xs }),
      stars: inLayer("primitives", { inlineSize: `calc(${vars.size.icon.xs} * 5)` }),
    },
  },
});
