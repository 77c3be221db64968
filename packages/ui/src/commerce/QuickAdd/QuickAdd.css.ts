import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { touchReach } from "../../theme/touchReach.css.ts";

const { color, space, size } = vars;

export const quickAdd = recipe({
  base: [
    text.label,
    inLayer("commerce", {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      flex: "none",
      minInlineSize: size.touch,
      minBlockSize: size.control.sm,
      paddingInline: space["1half"],
      borderRadius: vars.radius.control.sm,
      background: "transparent",
      fontStretch: vars.font.width.figure,
      fontVariantNumeric: vars.font.figures,
      whiteSpace: "nowrap",
      transition: `background-color ${vars.motion.duration.fast}`,
      selectors: { "&::after": touchReach, "&:disabled": { color: color.text.disabled } },
      "@media": { [media.reducedMotion]: { transitionDuration: vars.motion.duration.instant } },
    }),
  ],
  variants: {
    tone: {
      neutral: inLayer("commerce", {
        boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.border.hairline}`,
        color: color.text.brand,
        selectors: { "&:hover:not(:disabled)": { background: color.bg.brandSoft } },
      }),
      inverse: inLayer("commerce", {
        boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.darkField.muted}`,
        color: color.text.onDark,
        selectors: { "&:hover:not(:disabled)": { boxShadow: `inset 0 0 0 ${vars.line.strong} ${color.text.onDark}` } },
      }),
    },
  },
});

export const plus = style(inLayer("commerce", { inlineSize: size.icon.xs, blockSize: size.icon.xs }));
