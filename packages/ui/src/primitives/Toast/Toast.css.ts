import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fadeIn } from "../../internal/fades.css.ts";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.motion.travel.toast}` } });

export const region = style(
  inLayer("primitives", {
    position: "fixed",
    zIndex: vars.zIndex.toast,
    insetBlockStart: `var(--sundry-toast-top, ${vars.space[6]})`,
    insetInline: 0,
    display: "grid",
    justifyItems: "center",
    gap: vars.space[2],
    marginInline: "auto",
    inlineSize: "fit-content",
    maxInlineSize: `calc(100% - ${vars.space[8]})`,
    pointerEvents: "none",
    outline: "none",
  }),
);

export const stack = style(
  inLayer("primitives", { display: "grid", justifyItems: "center", gap: vars.space[2], minInlineSize: 0 }),
);

const inverse = inLayer("primitives", {
  background: vars.color.bg.inverse,
  color: vars.color.text.inverse,
  boxShadow: vars.elevation.e2,
});

export const bar = recipe({
  base: [
    text.body,
    inLayer("primitives", {
      display: "flex",
      alignItems: "center",
      gap: vars.space[3],
      minBlockSize: vars.size.touch,
      maxInlineSize: "100%",
      paddingInline: `${vars.space[4]} ${vars.space["1half"]}`,
      paddingBlock: vars.space["1half"],
      borderRadius: vars.radius.panel.sm,
      pointerEvents: "auto",
      animation: `${rise} ${vars.motion.duration.base} ${vars.motion.easing.enter}`,
      "@media": { [media.reducedMotion]: { animation: `${fadeIn} ${vars.motion.duration.instant}` } },
    }),
  ],
  variants: {
    tone: {
      neutral: inverse,
      info: inverse,
      success: inverse,
      warning: inLayer("primitives", {
        background: vars.color.bg.pointsSoft,
        color: vars.color.text.points,
        boxShadow: vars.elevation.e2,
      }),
      danger: inLayer("primitives", {
        background: vars.color.bg.dangerSoft,
        color: vars.color.text.danger,
        boxShadow: `inset 0 0 0 ${vars.line.hairline} ${vars.color.border.danger}, ${vars.elevation.e2}`,
      }),
    },
  },
});

export const words = style(inLayer("primitives", { minInlineSize: 0, overflowWrap: "anywhere", flex: 1 }));

export const action = style([
  text.label,
  inLayer("primitives", {
    minBlockSize: vars.size.control.sm,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control.xs,
    whiteSpace: "nowrap",
    "@media": { [media.hover]: { selectors: { "&:hover": { textDecoration: "underline" } } } },
  }),
]);

export const close = style(
  inLayer("primitives", {
    color: "inherit",
    opacity: 0.8,
    selectors: { "&:hover": { background: "transparent", opacity: 1 } },
  }),
);
