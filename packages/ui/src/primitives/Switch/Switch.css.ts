import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";

const { color, space, motion } = vars;
const travel = space[4];

export const label = style(
  inLayer("primitives", { display: "inline-flex", alignItems: "center", gap: space[2], cursor: "pointer" }),
);

export const track = style(
  inLayer("primitives", {
    appearance: "none",
    position: "relative",
    flex: "none",
    inlineSize: steps(9.5),
    blockSize: steps(5.5),
    margin: 0,
    padding: steps(0.75),
    borderRadius: vars.radius.full,
    background: color.border.control,
    cursor: "pointer",
    transition: `background-color ${motion.duration.fast}`,
    selectors: {
      "&:checked": { background: color.action.primary },
      "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
      "&::before": {
        content: "",
        display: "block",
        inlineSize: space[4],
        blockSize: space[4],
        borderRadius: vars.radius.full,
        background: color.float.bg,
        transition: `translate ${motion.duration.fast} ${motion.easing.standard}`,
      },
      "&:checked::before": { translate: `${travel} 0` },
      "[dir='rtl'] &:checked::before": { translate: `calc(-1 * ${travel}) 0` },
      // A touch target larger than the switch.
      "&::after": {
        content: "",
        position: "absolute",
        insetInline: 0,
        insetBlock: `calc((100% - ${vars.size.touch}) / 2)`,
      },
    },
    "@media": {
      [media.reducedMotion]: { transition: "none", selectors: { "&::before": { transition: "none" } } },
      [media.forcedColors]: { appearance: "auto", selectors: { "&::before": { content: "none" } } },
    },
  }),
);
