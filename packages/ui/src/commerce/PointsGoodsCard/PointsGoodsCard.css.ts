import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { clampedTo } from "../../theme/clampedTo.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size } = vars;

export const root = style(
  inLayer("commerce", {
    position: "relative",
    isolation: "isolate",
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
  }),
);

export const price = style([
  text.priceM,
  inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    gap: space["1half"],
    marginBlockStart: space["2half"],
    color: color.text.points,
    fontVariantNumeric: vars.font.figures,
  }),
]);

export const icon = style(inLayer("commerce", { inlineSize: size.icon.sm, blockSize: size.icon.sm, flex: "none" }));

export const name = style([
  text.small,
  inLayer("commerce", {
    marginBlockStart: space.half,
    ...clampedTo(2),
    overflowWrap: "anywhere",
    color: color.text.primary,
  }),
]);

/** The whole card is a link. */
export const link = style(
  inLayer("commerce", {
    selectors: {
      "&::after": {
        content: "",
        position: "absolute",
        zIndex: vars.zIndex.base,
        inset: 0,
        borderRadius: vars.radius.media.md,
      },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: `${vars.line.strong} solid ${color.border.focus}`,
        outlineOffset: space.half,
      },
    },
  }),
);

export const note = style([
  text.caption,
  inLayer("commerce", { marginBlockStart: space[1], color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);

export const missing = style([
  text.caption,
  inLayer("commerce", {
    marginBlockStart: space[1],
    color: color.text.secondary,
    fontVariantNumeric: vars.font.figures,
  }),
]);
