import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size } = vars;

export const root = style(
  inLayer("commerce", {
    display: "flex",
    minInlineSize: 0,
    gap: space.half,
    overflowX: "auto",
    scrollbarWidth: "none",
  }),
);

export const segment = style([
  text.body,
  inLayer("commerce", {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[1],
    flex: "none",
    minBlockSize: size.control.md,
    minInlineSize: size.control.md,
    paddingInline: space["3half"],
    borderRadius: vars.radius.control.sm,
    color: color.text.secondary,
    fontWeight: vars.font.weight.medium,
    whiteSpace: "nowrap",
    selectors: {
      "&[aria-pressed='true']": {
        background: color.bg.raised,
        color: color.text.primary,
        fontWeight: vars.font.weight.strong,
        boxShadow: vars.elevation.e1,
      },
      "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.line.strong})` },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover": { color: color.text.primary } } },
      [media.touch]: { minBlockSize: size.touch },
    },
  }),
]);
