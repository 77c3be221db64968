import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line } = vars;
const hairline = `${line.hairline} solid ${color.border.hairline}`;

/** A phone has no room for columns: each row becomes a card of labels and values. */
const phone = below("md");

export const table = style([
  text.body,
  inLayer("primitives", {
    inlineSize: "100%",
    borderCollapse: "collapse",
    "@media": { [phone]: { display: "block" } },
  }),
]);

export const caption = style([
  text.title3,
  inLayer("primitives", {
    paddingBlockEnd: space[3],
    textAlign: "start",
    "@media": { [phone]: { display: "block" } },
  }),
]);

/** Column heads are said by each value on a phone. */
export const head = style(
  inLayer("primitives", {
    "@media": {
      [phone]: {
        position: "absolute",
        inlineSize: line.hairline,
        blockSize: line.hairline,
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
    },
  }),
);

export const body = style(inLayer("primitives", { "@media": { [phone]: { display: "grid", gap: space[3] } } }));

const cell = inLayer("primitives", {
  blockSize: vars.size.touch,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockEnd: hairline,
  verticalAlign: "middle",
  overflowWrap: "anywhere",
});

const aligned = {
  start: inLayer("primitives", { textAlign: "start" }),
  end: inLayer("primitives", {
    textAlign: "end",
    fontVariantNumeric: vars.font.figures,
    whiteSpace: "nowrap",
  }),
};

export const headCell = recipe({
  base: [text.caption, cell, inLayer("primitives", { color: color.text.muted, blockSize: "auto" })],
  variants: { align: aligned },
  defaultVariants: { align: "start" },
});

export const row = style(
  inLayer("primitives", {
    "@media": {
      [phone]: {
        display: "block",
        paddingBlock: space[1],
        borderRadius: vars.radius.panel.sm,
        boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
        outline: `${line.hairline} solid transparent`,
      },
    },
  }),
);

export const dataCell = recipe({
  base: [
    cell,
    inLayer("primitives", {
      fontWeight: "inherit",
      "@media": {
        [phone]: {
          display: "flex",
          justifyContent: "space-between",
          alignItems: "baseline",
          gap: space[4],
          blockSize: "auto",
          border: 0,
          textAlign: "end",
          whiteSpace: "normal",
        },
      },
    }),
  ],
  variants: { align: aligned },
  defaultVariants: { align: "start" },
});

/** Name of a value, where its column has no head in view. */
export const label = style([
  text.small,
  inLayer("primitives", {
    display: "none",
    flex: "none",
    maxInlineSize: "50%",
    color: color.text.secondary,
    textAlign: "start",
    "@media": { [phone]: { display: "block" } },
  }),
]);

export const value = style(inLayer("primitives", { "@media": { [phone]: { minInlineSize: 0 } } }));

export const empty = style(
  inLayer("primitives", { paddingBlock: space[8], color: color.text.secondary, textAlign: "center" }),
);
