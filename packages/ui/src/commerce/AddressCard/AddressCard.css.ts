import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line } = vars;

export const root = style(
  inLayer("commerce", {
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: space[1],
    minBlockSize: vars.size.touch,
    paddingBlock: space["3half"],
    paddingInline: space[4],
    borderRadius: vars.radius.panel.sm,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.control}`,
    selectors: {
      "&[data-checked]": {
        background: color.bg.brandSoft,
        boxShadow: `inset 0 0 0 ${line.strong} ${color.border.brand}`,
      },
      "&:has(input:focus-visible)": {
        outline: `${line.strong} solid ${color.border.focus}`,
        outlineOffset: space.half,
      },
    },
  }),
);

/** The card is the radio button: the browser's own dot is invisible below it. */
export const radio = style(
  inLayer("commerce", {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    appearance: "none",
    outline: "none",
    cursor: "pointer",
    borderRadius: vars.radius.panel.sm,
    "@media": {
      [media.forcedColors]: { appearance: "auto", inset: "auto", inlineSize: space[4], blockSize: space[4] },
    },
  }),
);

/** Presses on the text go through to the radio button, which covers the whole card. */
export const target = style([
  text.label,
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space["1half"],
    minInlineSize: 0,
    pointerEvents: "none",
  }),
]);

export const name = style(inLayer("commerce", { overflowWrap: "anywhere", marginInlineEnd: space[1] }));

export const facts = style([
  text.small,
  inLayer("commerce", {
    display: "grid",
    gap: space.half,
    margin: 0,
    pointerEvents: "none",
    overflowWrap: "anywhere",
    color: color.text.secondary,
  }),
]);

export const mobile = style(inLayer("commerce", { fontVariantNumeric: vars.font.figures }));

/** Above the radio button, so that it can be pressed. */
export const edit = style([
  text.small,
  inLayer("commerce", {
    position: "relative",
    justifySelf: "start",
    minBlockSize: space[8],
    marginBlockEnd: `calc(-1 * ${space["1half"]})`,
    padding: 0,
    border: "none",
    background: "none",
    color: color.text.brand,
    fontWeight: vars.font.weight.control,
    cursor: "pointer",
    selectors: { "&:hover": { textDecoration: "underline" } },
    "@media": { [media.touch]: { minBlockSize: vars.size.touch } },
  }),
]);
