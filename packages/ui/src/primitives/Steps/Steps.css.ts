import { style } from "@vanilla-extract/css";
import { below, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line } = vars;

export const root = style(
  inLayer("primitives", { display: "flex", listStyle: "none", margin: 0, padding: 0, minInlineSize: 0 }),
);

/** A dot on a line. The line before it belongs to the step it leads to. */
export const step = style([
  text.caption,
  inLayer("primitives", {
    position: "relative",
    display: "grid",
    alignContent: "start",
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: space[6],
    paddingInline: space.half,
    textAlign: "center",
    color: color.text.muted,
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        zIndex: vars.zIndex.base,
        insetBlockStart: space[1],
        insetInlineStart: `calc(50% - ${space["1half"]})`,
        inlineSize: space[3],
        blockSize: space[3],
        borderRadius: vars.radius.full,
        background: color.bg.surface,
        boxShadow: `inset 0 0 0 ${line.strong} ${color.border.control}`,
      },
      "&::after": {
        content: "",
        position: "absolute",
        insetBlockStart: `calc(${space[1]} + ${space["1half"]} - ${line.hairline})`,
        insetInlineStart: "-50%",
        inlineSize: "100%",
        blockSize: line.strong,
        background: color.border.hairline,
      },
      "&:first-child::after": { display: "none" },
      "&:is([data-state='done'], [data-state='current'])::after": { background: color.action.primary },
      "&[data-state='done']::before": { background: color.action.primary, boxShadow: "none" },
      "&:is([data-state='current'], [data-state='failed'])::before": {
        insetBlockStart: space.half,
        insetInlineStart: `calc(50% - ${space[2]})`,
        inlineSize: space[4],
        blockSize: space[4],
        boxShadow: `inset 0 0 0 ${space[1]} ${color.border.brand}`,
      },
      "&[data-state='failed']::before": { boxShadow: `inset 0 0 0 ${space[1]} ${color.border.danger}` },
      "&[data-state='failed']::after": { background: color.border.danger },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: {
          "&::before": { border: `${line.strong} solid CanvasText`, boxSizing: "border-box" },
          "&[data-state='done']::before": { background: "CanvasText" },
          "&:is([data-state='current'], [data-state='failed'])::before": { background: "Highlight" },
          "&::after": { background: "GrayText" },
          "&:is([data-state='done'], [data-state='current'])::after": { background: "CanvasText" },
        },
      },
    },
  }),
]);

/** Visible to screen readers only. */
const screenReaderOnly = { position: "absolute", overflow: "hidden", clipPath: "inset(50%)" } as const;

const wordless = {
  "[data-state='todo'] > &": screenReaderOnly,
  "[data-state='done']:not(:last-child) > &": screenReaderOnly,
};

/** Five labels don't fit side by side on the narrowest phones. There, only the current step shows its label. */
export const label = style(
  inLayer("primitives", {
    overflowWrap: "anywhere",
    "@media": {
      [below("xs")]: {
        justifySelf: "center",
        overflowWrap: "normal",
        whiteSpace: "nowrap",
        selectors: wordless,
      },
    },
    selectors: {
      "[data-state='done'] > &": { color: color.text.primary },
      "[data-state='current'] > &": { color: color.text.brand, fontWeight: vars.font.weight.control },
      "[data-state='failed'] > &": { color: color.text.danger, fontWeight: vars.font.weight.control },
    },
  }),
);

/** A completed step that can be pressed: its dot, its line and its label are all part of the target. */
export const back = style(
  inLayer("primitives", {
    justifySelf: "center",
    padding: 0,
    border: "none",
    background: "none",
    font: "inherit",
    color: color.text.primary,
    cursor: "pointer",
    textDecoration: "underline",
    "::after": { content: "", position: "absolute", zIndex: vars.zIndex.base, inset: 0, minBlockSize: vars.size.touch },
  }),
);

export const note = style(
  inLayer("primitives", {
    color: color.text.muted,
    fontVariantNumeric: vars.font.figures,
    // Without its label, a date makes no sense.
    "@media": { [below("xs")]: { selectors: wordless } },
  }),
);
