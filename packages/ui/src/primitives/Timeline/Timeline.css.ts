import { style } from "@vanilla-extract/css";
import { below, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text as type } from "../../theme/text.css.ts";

const { color, space, line } = vars;

export const root = style(inLayer("primitives", { listStyle: "none", margin: 0, padding: 0 }));

export const event = style(
  inLayer("primitives", {
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: space[4],
    paddingBlock: space["1half"],
    paddingInlineStart: space[6],
    color: color.text.primary,
    // All times in one place, however long each text is.
    "@media": {
      [below("sm")]: { flexDirection: "column" },
      [media.forcedColors]: {
        selectors: {
          "&::before": { background: "CanvasText" },
          "&::after": { background: "CanvasText" },
          "&:first-child::before": { background: "Highlight" },
        },
      },
    },
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetInlineStart: space[1],
        insetBlockStart: space[3],
        inlineSize: space[2],
        blockSize: space[2],
        borderRadius: vars.radius.full,
        background: color.border.control,
      },
      "&::after": {
        content: "",
        position: "absolute",
        insetInlineStart: `calc(${space[2]} - ${line.hairline})`,
        insetBlockStart: space[6],
        insetBlockEnd: `calc(-1 * ${space[2]})`,
        inlineSize: line.hairline,
        background: color.border.hairline,
      },
      "&:last-child::after": { display: "none" },
      "&:first-child": { color: color.text.brand, fontWeight: vars.font.weight.control },
      "&:first-child::before": { background: color.action.primary },
    },
  }),
);

export const text = style([
  type.body,
  inLayer("primitives", { fontWeight: "inherit", flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" }),
]);

export const time = style([
  type.caption,
  inLayer("primitives", { color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);
