import { createVar, keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line, motion, radius } = vars;

export const root = style(
  inLayer("commerce", {
    display: "grid",
    gap: space[3],
    padding: space[4],
    borderRadius: radius.panel.md,
    background: color.bg.subtle,
    minInlineSize: 0,
  }),
);

export const drawing = style(
  inLayer("commerce", {
    display: "block",
    inlineSize: "100%",
    blockSize: "auto",
    overflow: "visible",
    borderBlockEnd: `${line.strong} solid ${color.border.hairline}`,
    filter: vars.filter.picture,
  }),
);

/** Where a piece lies. */
export const x = createVar();
export const y = createVar();
export const scale = createVar();

const drop = keyframes({ from: { opacity: 0, translate: `${x} calc(${y} - ${space[5]})` } });

/** Pieces move to their new places when the pile is redrawn; new ones fall onto it. */
export const piece = style(
  inLayer("commerce", {
    transformOrigin: "0 0",
    translate: `${x} ${y}`,
    scale,
    transition: `translate ${motion.duration.base} ${motion.easing.standard}, scale ${motion.duration.base} ${motion.easing.standard}`,
    animation: `${drop} ${motion.duration.slow} ${motion.easing.enter}`,
    "@media": { [media.reducedMotion]: { transition: "none", animation: "none" } },
  }),
);

export const picture = style(inLayer("commerce", { clipPath: "inset(0 round 12%)" }));
export const blank = style(inLayer("commerce", { fill: color.tint.steel }));

export const foot = style([
  text.small,
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[2],
    color: color.text.secondary,
  }),
]);

export const marks = style(
  inLayer("commerce", { display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none", margin: 0, padding: 0 }),
);

export const mark = style([
  text.small,
  inLayer("commerce", {
    appearance: "none",
    minBlockSize: vars.size.control.sm,
    paddingInline: space[3],
    border: `${line.hairline} solid ${color.border.control}`,
    borderRadius: radius.full,
    background: color.bg.surface,
    color: color.text.primary,
    fontFamily: "inherit",
    fontVariantNumeric: vars.font.figures,
    cursor: "pointer",
    selectors: {
      "&[aria-pressed='true']": {
        borderColor: color.action.strong,
        background: color.action.strong,
        color: color.text.inverse,
      },
    },
    "@media": {
      [media.hover]: { selectors: { "&[aria-pressed='false']:hover": { borderColor: color.border.strong } } },
      [media.touch]: { minBlockSize: vars.size.touch },
    },
  }),
]);
