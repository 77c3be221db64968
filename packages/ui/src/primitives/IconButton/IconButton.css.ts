import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { touchReach } from "../../theme/touchReach.css.ts";

const { action, float, text, border } = vars.color;

function surface(rest: string, hover: string, active: string) {
  return {
    background: rest,
    "@media": { [media.hover]: { selectors: { "&:hover": { background: hover } } } },
    selectors: { "&:active": { background: active } },
  };
}

const edge = (length: string) => inLayer("primitives", { inlineSize: length, blockSize: length });

export const iconButton = recipe({
  base: inLayer("primitives", {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    borderRadius: vars.radius.control.md,
    color: vars.color.icon.default,
    transition: `background-color ${vars.motion.duration.fast}`,
    selectors: {
      "&::after": touchReach,
      "&:disabled": { color: text.disabled },
    },
  }),
  variants: {
    variant: {
      plain: inLayer("primitives", surface("transparent", action.quiet, action.quietHover)),
      quiet: inLayer("primitives", surface(action.quiet, action.quietHover, action.quietActive)),
      float: inLayer("primitives", {
        ...surface(float.bg, float.hover, float.hover),
        color: float.text,
        boxShadow: vars.elevation.e1,
      }),
      primary: inLayer("primitives", {
        ...surface(action.primary, action.primaryHover, action.primaryActive),
        color: text.onBrand,
      }),
      outline: inLayer("primitives", {
        ...surface("transparent", action.quiet, action.quietHover),
        boxShadow: `inset 0 0 0 ${vars.line.hairline} ${border.control}`,
      }),
    },
    size: {
      sm: edge(vars.size.control.sm),
      md: edge(vars.size.control.md),
      lg: edge(vars.size.control.lg),
    },
    round: { true: inLayer("primitives", { borderRadius: vars.radius.full }) },
  },
  defaultVariants: { variant: "plain", size: "md" },
});
