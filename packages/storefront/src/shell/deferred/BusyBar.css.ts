import { media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });
const travel = keyframes({ from: { translate: "-100% 0" }, to: { translate: "250% 0" } });

/** It appears only after a moment, so that fast answers don't show it. */
export const bar = style(
  inLayer("app", {
    position: "fixed",
    zIndex: vars.zIndex.toast,
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: vars.line.tick,
    overflow: "hidden",
    pointerEvents: "none",
    animation: `${appear} ${vars.motion.duration.base} ${vars.motion.duration.slow} backwards`,
    selectors: {
      "&::before": {
        content: "",
        display: "block",
        inlineSize: "40%",
        blockSize: "100%",
        background: vars.color.action.primary,
        animation: `${travel} ${vars.motion.duration.pulse} infinite`,
      },
    },
    "@media": {
      [media.reducedMotion]: { selectors: { "&::before": { inlineSize: "100%", animation: "none" } } },
    },
  }),
);
