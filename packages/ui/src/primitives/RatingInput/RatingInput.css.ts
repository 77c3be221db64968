import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, line, size, space } = vars;

export const root = style(
  inLayer("primitives", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[3],
    minInlineSize: 0,
  }),
);

export const row = style(inLayer("primitives", { display: "flex" }));

export const star = style(
  inLayer("primitives", {
    position: "relative",
    display: "grid",
    placeItems: "center",
    inlineSize: size.control.md,
    blockSize: size.touch,
    borderRadius: vars.radius.control.sm,
    color: color.border.control,
    selectors: {
      "&[data-on]": { color: color.icon.rating },
      "&:has(:focus-visible)": { outline: `${line.strong} solid ${color.border.focus}` },
    },
  }),
);

export const drawing = style(
  inLayer("primitives", {
    inlineSize: size.icon.xl,
    blockSize: size.icon.xl,
    fill: "none",
    selectors: { [`${star}[data-on] &`]: { fill: "currentColor" } },
    "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
  }),
);

/** The invisible radio button covers its star. */
export const input = style(
  inLayer("primitives", {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  }),
);

export const word = style([text.small, inLayer("primitives", { color: color.text.secondary })]);
