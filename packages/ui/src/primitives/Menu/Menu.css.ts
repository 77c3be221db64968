import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { overlayMotion } from "../../internal/overlayMotion.ts";
import { fadeIn, fadeOut } from "../../internal/fades.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";
import { text } from "../../theme/text.css.ts";

export const menu = style(
  inLayer("primitives", {
    zIndex: vars.zIndex.dialog,
    minInlineSize: steps(40),
    padding: vars.space["1half"],
    borderRadius: vars.radius.panel.md,
    background: vars.color.bg.raised,
    boxShadow: vars.elevation.e2,
    ...overlayMotion(fadeIn, fadeOut),
  }),
);

export const item = recipe({
  base: [
    text.body,
    inLayer("primitives", {
      display: "flex",
      alignItems: "center",
      gap: vars.space[3],
      minBlockSize: vars.size.control.md,
      paddingInline: vars.space[3],
      borderRadius: vars.radius.control.sm,
      cursor: "pointer",
      outline: "none",
      selectors: {
        "&[data-highlighted]": {
          background: vars.color.action.quiet,
          outline: `${vars.line.strong} solid transparent`,
          outlineOffset: `calc(-1 * ${vars.line.strong})`,
        },
        "&[data-disabled]": { color: vars.color.text.disabled, cursor: "not-allowed" },
      },
    }),
  ],
  variants: { danger: { true: inLayer("primitives", { color: vars.color.text.danger }) } },
});
