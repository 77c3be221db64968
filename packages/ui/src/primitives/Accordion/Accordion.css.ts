import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line, motion } = vars;

const height = "var(--radix-accordion-content-height)";
const unfold = keyframes({ from: { blockSize: 0 }, to: { blockSize: height } });
const fold = keyframes({ from: { blockSize: height }, to: { blockSize: 0 } });

export const root = style(inLayer("primitives", { minInlineSize: 0 }));

export const item = style(inLayer("primitives", { borderBlockEnd: `${line.hairline} solid ${color.border.hairline}` }));

export const trigger = style([
  text.label,
  inLayer("primitives", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
    inlineSize: "100%",
    minBlockSize: vars.size.control.lg,
    paddingBlock: space[3],
    borderRadius: vars.radius.control.xs,
    overflowWrap: "anywhere",
    selectors: {
      "&:disabled": { color: color.text.disabled },
      // The words below begin right at its edge.
      "&:focus-visible": { outlineOffset: `calc(-1 * ${line.strong})` },
    },
    "@media": { [media.hover]: { selectors: { "&:hover:not(:disabled)": { color: color.text.brand } } } },
  }),
]);

export const chevron = style(
  inLayer("primitives", {
    flex: "none",
    inlineSize: vars.size.icon.md,
    blockSize: vars.size.icon.md,
    color: color.icon.default,
    transition: `rotate ${motion.duration.base} ${motion.easing.standard}`,
    selectors: { [`${trigger}[data-state='open'] &`]: { rotate: "180deg" } },
    "@media": { [media.reducedMotion]: { transition: "none" } },
  }),
);

export const content = style(
  inLayer("primitives", {
    overflow: "hidden",
    animation: `${unfold} ${motion.duration.base} ${motion.easing.standard}`,
    selectors: { "&[data-state='closed']": { animation: `${fold} ${motion.duration.fast} ${motion.easing.exit}` } },
    "@media": {
      [media.reducedMotion]: { animation: "none", selectors: { "&[data-state='closed']": { animation: "none" } } },
    },
  }),
);

export const words = style([
  text.body,
  inLayer("primitives", { paddingBlockEnd: space[4], color: color.text.secondary, overflowWrap: "anywhere" }),
]);
