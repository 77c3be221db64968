import { style } from "@vanilla-extract/css";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size } = vars;

/** On a quiet tray, as all pictures of the shop. */
export const root = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: `${size.control.lg} minmax(0, 1fr) auto`,
    columnGap: space[5],
    rowGap: space[4],
    alignItems: "start",
    padding: space[6],
    borderRadius: vars.radius.field,
    background: color.bg.subtle,
    "@media": {
      [below("md")]: {
        gridTemplateColumns: `${size.control.lg} minmax(0, 1fr)`,
        columnGap: space[3],
        padding: space[4],
        borderRadius: vars.radius.panel,
      },
    },
  }),
);

export const words = style(inLayer("commerce", { display: "grid", gap: space[2], minInlineSize: 0 }));

export const title = style(
  inLayer("commerce", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2], minInlineSize: 0 }),
);

export const name = style([text.title1, inLayer("commerce", { minInlineSize: 0, overflowWrap: "anywhere" })]);

export const description = style([
  text.body,
  inLayer("commerce", { maxInlineSize: size.measure, color: color.text.secondary, overflowWrap: "anywhere" }),
]);

export const facts = style(
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[6],
    rowGap: space[2],
    margin: 0,
    marginBlockStart: space[1],
  }),
);

export const fact = style([
  text.small,
  inLayer("commerce", {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    color: color.text.secondary,
    fontVariantNumeric: vars.font.figures,
  }),
]);

export const score = style(
  inLayer("commerce", {
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    margin: 0,
    color: color.text.primary,
    fontWeight: vars.font.weight.control,
  }),
);

export const star = style(
  inLayer("commerce", {
    inlineSize: size.icon.xs,
    blockSize: size.icon.xs,
    fill: color.icon.rating,
    stroke: "none",
  }),
);

export const actions = style(
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    "@media": { [below("md")]: { gridColumn: "1 / -1" } },
  }),
);
