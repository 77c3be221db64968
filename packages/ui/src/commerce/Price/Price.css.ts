import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color } = vars;

export const root = style(
  inLayer("commerce", {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space["1half"],
  }),
);

export const figure = recipe({
  // Sign and figure keep their order on a page that is read from the right.
  base: inLayer("commerce", { direction: "ltr", unicodeBidi: "isolate" }),
  variants: {
    size: { sm: text.priceS, md: text.priceM, lg: text.priceL, xl: text.priceXL },
    tone: {
      neutral: inLayer("commerce", { color: "inherit" }),
      deal: inLayer("commerce", { color: color.text.deal }),
      inverse: inLayer("commerce", { color: color.darkField.deal }),
    },
  },
});

/** Sign and decimals: 72 % of the figure, 84 % in the smallest size. */
export const small = recipe({
  variants: {
    size: {
      sm: inLayer("commerce", { fontSize: "0.84em" }),
      md: inLayer("commerce", { fontSize: "0.72em" }),
      lg: inLayer("commerce", { fontSize: "0.72em" }),
      xl: inLayer("commerce", { fontSize: "0.72em" }),
    },
  },
});

/** The full-width ￥ carries its own white space; the margins take it back. */
export const symbol = recipe({
  variants: {
    size: {
      sm: small({ size: "sm" }),
      md: small({ size: "md" }),
      lg: small({ size: "lg" }),
      xl: small({ size: "xl" }),
    },
    sign: {
      narrow: {},
      fullWidth: inLayer("commerce", { marginInlineStart: "-0.14em", marginInlineEnd: "-0.06em" }),
    },
  },
});

export const was = style([
  text.small,
  inLayer("commerce", {
    color: color.text.muted,
    fontStretch: vars.font.width.figure,
    fontVariantNumeric: vars.font.figures,
    textDecoration: "line-through",
    selectors: { "&[data-tone='inverse']": { color: color.darkField.muted } },
  }),
]);

export const to = style([text.small, inLayer("commerce", { color: color.text.secondary })]);
