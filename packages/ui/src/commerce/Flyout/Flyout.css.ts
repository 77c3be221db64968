import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.motion.travel.toast}` } });

export const root = style(inLayer("commerce", { position: "relative" }));

export const panel = recipe({
  base: inLayer("commerce", {
    position: "absolute",
    zIndex: vars.zIndex.rail,
    insetBlockStart: "100%",
    borderRadius: vars.radius.panel.md,
    background: vars.color.bg.raised,
    color: vars.color.text.primary,
    boxShadow: vars.elevation.e3,
    animation: `${rise} ${vars.motion.duration.fast} ${vars.motion.easing.enter}`,
    "@media": { [media.reducedMotion]: { animation: "none" } },
    // The gap above belongs to the panel, so that the pointer can cross it.
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: "100%",
        blockSize: vars.space[3],
      },
    },
  }),
  variants: {
    align: {
      start: inLayer("commerce", { insetInlineStart: 0 }),
      end: inLayer("commerce", { insetInlineEnd: 0 }),
    },
    attached: { false: inLayer("commerce", { marginBlockStart: vars.space[2] }) },
  },
});
