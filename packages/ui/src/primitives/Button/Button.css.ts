import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { globalInLayer, inLayer } from "../../theme/inLayer.ts";

const { action, bg, text, border, float } = vars.color;

/** Enlarges the touch target to 44 px without enlarging the button. Never makes it smaller. */
const touchReach = `min(0px, calc((100% - ${vars.size.touch}) / 2))`;

/** Background by default, on hover and while pressed. */
function surface(rest: string, hover: string, active: string) {
  return {
    background: rest,
    "@media": { [media.hover]: { selectors: { "&:hover": { background: hover } } } },
    selectors: { "&:active": { background: active } },
  };
}

export const button = recipe({
  base: inLayer("primitives", {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space[2],
    borderRadius: vars.radius.control.md,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.line,
    fontWeight: vars.font.weight.control,
    whiteSpace: "nowrap",
    userSelect: "none",
    transitionProperty: "background-color, color, box-shadow",
    transitionDuration: vars.motion.duration.fast,
    "@media": { [media.reducedMotion]: { transitionDuration: vars.motion.duration.instant } },
    selectors: {
      "&:is(:disabled, [aria-disabled='true']:not([data-loading]))": {
        background: bg.neutral,
        color: text.disabled,
        boxShadow: "none",
      },
      "&[data-loading]": { cursor: "progress" },
      "&::after": { content: "", position: "absolute", insetInline: 0, insetBlock: touchReach },
    },
  }),
  variants: {
    variant: {
      primary: inLayer("primitives", {
        ...surface(action.primary, action.primaryHover, action.primaryActive),
        color: text.onBrand,
      }),
      strong: inLayer("primitives", {
        ...surface(action.strong, action.strongHover, action.strongActive),
        color: text.inverse,
      }),
      outline: inLayer("primitives", {
        ...surface("transparent", action.quiet, action.quietHover),
        boxShadow: `inset 0 0 0 ${vars.line.control} ${border.strong}`,
      }),
      quiet: inLayer("primitives", surface(action.quiet, action.quietHover, action.quietActive)),
      deal: inLayer("primitives", { ...surface(bg.deal, bg.dealHover, bg.dealActive), color: text.onDeal }),
      float: inLayer("primitives", { ...surface(float.bg, float.hover, float.hover), color: float.text }),
      text: inLayer("primitives", {
        ...surface("transparent", bg.brandSoft, bg.brandSoft),
        color: text.brand,
      }),
    },
    size: {
      sm: inLayer("primitives", {
        minBlockSize: vars.size.control.sm,
        paddingInline: vars.space[3],
        fontSize: vars.type.small.size,
        borderRadius: vars.radius.control.sm,
      }),
      md: inLayer("primitives", { minBlockSize: vars.size.control.md, paddingInline: vars.space[5] }),
      lg: inLayer("primitives", {
        minBlockSize: vars.size.control.lg,
        paddingInline: vars.space[6],
        fontSize: vars.type.bodyL.size,
        lineHeight: vars.type.bodyL.line,
      }),
    },
    wide: { true: inLayer("primitives", { inlineSize: "100%" }) },
  },
  compoundVariants: [
    {
      variants: { variant: "text" },
      style: inLayer("primitives", {
        paddingInline: vars.space[2],
        selectors: { "&:disabled": { background: "transparent" } },
      }),
    },
  ],
  defaultVariants: { variant: "primary", size: "md" },
});

export const icon = style(inLayer("primitives", { display: "inline-grid", placeItems: "center", flex: "none" }));

globalStyle(
  `${icon} > svg`,
  globalInLayer("primitives", { inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm }),
);
