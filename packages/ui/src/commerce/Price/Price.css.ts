import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { fadeIn } from "../../internal/fades.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { clampedTo } from "../../theme/clampedTo.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color } = vars;

export const root = style(
  inLayer("commerce", {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space["1half"],
    maxInlineSize: "100%",
  }),
);

/** Text instead of an amount: as long as a server likes, in the place of a figure. */
export const words = style(inLayer("commerce", { ...clampedTo(2), minInlineSize: 0, overflowWrap: "anywhere" }));

const direction = {
  ltr: inLayer("commerce", { direction: "ltr" }),
  rtl: inLayer("commerce", { direction: "rtl" }),
};

export const figure = recipe({
  // Sign and figure keep the order of their language on a page that is read the other way.
  base: inLayer("commerce", { unicodeBidi: "isolate" }),
  variants: {
    direction,
    size: { sm: text.priceS, md: text.priceM, lg: text.priceL, xl: text.priceXL },
    rolling: {
      true: inLayer("commerce", {
        transition: `font-stretch ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
        "@media": { [media.reducedMotion]: { transition: "none" } },
      }),
    },
    tone: {
      neutral: inLayer("commerce", { color: "inherit" }),
      deal: inLayer("commerce", { color: color.text.deal }),
      inverse: inLayer("commerce", { color: color.darkField.deal }),
    },
  },
});

/** Sign and decimals have 72% of the figure's size, and 84% in the smallest. */
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

/** The full-width ￥ has white space on its sides. Negative margins remove it. */
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

export const was = recipe({
  base: [
    text.small,
    inLayer("commerce", {
      unicodeBidi: "isolate",
      color: color.text.muted,
      fontStretch: vars.font.width.figure,
      fontVariantNumeric: vars.font.figures,
      textDecoration: "line-through",
      selectors: { "&[data-tone='inverse']": { color: color.darkField.muted } },
    }),
  ],
  variants: { direction },
});

export const to = style([text.small, inLayer("commerce", { color: color.text.secondary })]);

/** Without movement the new digit only fades in. */
const still = {
  "@media": {
    [media.reducedMotion]: {
      animation: `${fadeIn} ${vars.motion.duration.instant}`,
      selectors: { "&::before": { content: "none" } },
    },
  },
};

const roll = keyframes({ from: { translate: "0 100%" } });
const rollBack = keyframes({ from: { translate: "0 -100%" } });

/** A window in which one digit gives way to the next. */
export const window = style(inLayer("commerce", { display: "inline-block", clipPath: "inset(-0.06em 0)" }));

/** A lower figure comes from below, a higher one from above; the old digit goes before it. */
export const digit = recipe({
  base: inLayer("commerce", {
    position: "relative",
    display: "inline-block",
    selectors: { "&::before": { content: "attr(data-from)", position: "absolute", insetInlineStart: 0 } },
  }),
  variants: {
    falls: {
      true: inLayer("commerce", {
        animation: `${roll} ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
        selectors: { "&::before": { insetBlockEnd: "100%" } },
        ...still,
      }),
      false: inLayer("commerce", {
        animation: `${rollBack} ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
        selectors: { "&::before": { insetBlockStart: "100%" } },
        ...still,
      }),
    },
  },
});
