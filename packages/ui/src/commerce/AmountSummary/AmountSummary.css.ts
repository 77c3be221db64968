import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;
const hairline = `${vars.line.hairline} solid ${color.border.hairline}`;

export const root = style([text.body, inLayer("commerce", { minInlineSize: 0 })]);

export const lines = style(inLayer("commerce", { display: "grid", gap: space["2half"], margin: 0 }));

/** When its turn to be printed comes: 0, 1, 2 … */
export const turn = createVar();

/** From the start of the line to its end, letter by letter. */
const print = keyframes({ from: { clipPath: "inset(0 100% 0 0)" }, to: { clipPath: "inset(0)" } });
const printBack = keyframes({ from: { clipPath: "inset(0 0 0 100%)" }, to: { clipPath: "inset(0)" } });

export const line = recipe({
  base: inLayer("commerce", {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
  }),
  variants: {
    printed: {
      true: inLayer("commerce", {
        animationName: print,
        animationDuration: vars.motion.duration.slow,
        animationTimingFunction: "steps(16)",
        animationDelay: `calc(${turn} * ${vars.motion.duration.fast})`,
        animationFillMode: "backwards",
        selectors: { "&:dir(rtl)": { animationName: printBack } },
        "@media": { [media.reducedMotion]: { animation: "none" } },
      }),
    },
  },
});

export const label = style(inLayer("commerce", { color: color.text.secondary }));

/** Amounts that are being recalculated are dimmed, but stay readable. */
export const amount = style(
  inLayer("commerce", {
    margin: 0,
    selectors: { "[data-stale] &": { filter: "grayscale(1)" } },
  }),
);

export const between = style(
  inLayer("commerce", { marginBlockStart: space[4], paddingBlockStart: space[4], borderBlockStart: hairline }),
);

export const total = style(
  inLayer("commerce", { margin: `${space[4]} 0 0`, paddingBlockStart: space[4], borderBlockStart: hairline }),
);
