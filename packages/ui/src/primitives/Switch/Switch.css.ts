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
    position: "relative",
    flex: "none",
    inlineSize: steps(9.5),
    blockSize: steps(5.5),
    padding: steps(0.75),
    borderRadius: vars.radius.full,
    background: color.border.control,
    transition: `background-color ${motion.duration.fast}`,
    selectors: {
      "&[data-state='checked']": { background: color.action.primary },
      "&:disabled": { opacity: 0.5 },
      "&::after": {
        content: "",
        position: "absolute",
        insetInline: 0,
        insetBlock: `calc((100% - ${vars.size.touch}) / 2)`,
      },
    },
    "@media": { [media.forcedColors]: { outline: `${vars.line.hairline} solid ButtonText` } },
  }),
);

export const thumb = style(
  inLayer("primitives", {
    display: "block",
    inlineSize: space[4],
    blockSize: space[4],
    borderRadius: vars.radius.full,
    background: color.float.bg,
    transition: `translate ${motion.duration.fast} ${motion.easing.standard}`,
    selectors: {
      "&[data-state='checked']": { translate: `${travel} 0` },
      "[dir='rtl'] &[data-state='checked']": { translate: `calc(-1 * ${travel}) 0` },
    },
    "@media": {
      [media.reducedMotion]: { transition: "none" },
      [media.forcedColors]: { background: "ButtonText" },
    },
  }),
);
