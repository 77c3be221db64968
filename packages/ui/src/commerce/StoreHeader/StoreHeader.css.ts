import { style } from "@vanilla-extract/css";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size } = vars;

/** On a plain background, like all pictures of the shop. */
export const root = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: `${size.picture.lg} minmax(0, 1fr) auto`,
    columnGap: space[5],
    rowGap: space[5],
    alignItems: "start",
    paddingInline: space[6],
    paddingBlockEnd: space[6],
    borderRadius: vars.radius.block,
    background: color.bg.subtle,
    overflow: "hidden",
    "@media": {
      [below("md")]: {
        gridTemplateColumns: `${size.picture.lg} minmax(0, 1fr)`,
        columnGap: space[3],
        rowGap: space[3],
        paddingInline: space[4],
        paddingBlockEnd: space[4],
        borderRadius: vars.radius.panel.md,
      },
    },
  }),
);

/** The cloth hangs over the upper edge, from side to side. */
export const banner = style(
  inLayer("commerce", {
    gridArea: "1 / 1 / 2 / -1",
    blockSize: `calc(${space[24]} * 2)`,
    marginInline: `calc(-1 * ${space[6]})`,
    "@media": { [below("md")]: { blockSize: space[24], marginInline: `calc(-1 * ${space[4]})` } },
  }),
);

/** The mark is sewn on the cloth's edge. */
export const mark = style(
  inLayer("commerce", {
    marginBlockStart: `calc(-1 * ${space[12]})`,
    boxShadow: `0 0 0 ${space[1]} ${color.bg.subtle}`,
    "@media": { [below("md")]: { marginBlockStart: `calc(-1 * ${space[10]})` } },
  }),
);

/** In the row of the mark, which is higher than a short text. */
export const words = style(
  inLayer("commerce", { gridArea: "2 / 2", display: "grid", gap: space[2], alignContent: "start", minInlineSize: 0 }),
);

export const title = style(
  inLayer("commerce", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2], minInlineSize: 0 }),
);

export const name = style([text.title1, inLayer("commerce", { minInlineSize: 0, overflowWrap: "anywhere" })]);

export const description = style([
  text.body,
  inLayer("commerce", { maxInlineSize: size.measure, color: color.text.secondary, overflowWrap: "anywhere" }),
]);

/** One line below the words; on a phone the three share its width, each below its name. */
export const scores = style(
  inLayer("commerce", {
    gridArea: "3 / 2 / auto / -1",
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[6],
    rowGap: space[2],
    margin: 0,
    "@media": {
      [below("md")]: { gridArea: "auto / 1 / auto / -1", justifyContent: "space-between", columnGap: space[3] },
    },
  }),
);

export const scored = style([
  text.small,
  inLayer("commerce", {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    color: color.text.secondary,
    fontVariantNumeric: vars.font.figures,
    "@media": { [below("md")]: { display: "grid", gap: 0 } },
  }),
]);

/** A label sewn on the cloth; on a phone a row below the words. */
export const facts = style(
  inLayer("commerce", {
    gridArea: "1 / 1 / 2 / -1",
    justifySelf: "end",
    alignSelf: "end",
    zIndex: 0,
    display: "flex",
    gap: space[8],
    margin: 0,
    marginBlockEnd: space[5],
    paddingBlock: space[4],
    paddingInline: space[6],
    borderRadius: vars.radius.panel.sm,
    background: color.bg.page,
    "@media": {
      [below("md")]: {
        gridArea: "auto / 1 / auto / -1",
        justifySelf: "stretch",
        justifyContent: "space-between",
        gap: space[3],
        margin: 0,
        paddingBlock: space[3],
        paddingInline: space[4],
      },
    },
  }),
);

export const fact = style([
  text.caption,
  inLayer("commerce", {
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: space.half,
    color: color.text.secondary,
  }),
]);

export const number = style([
  text.priceL,
  inLayer("commerce", { margin: 0, color: color.text.primary, fontVariantNumeric: vars.font.figures }),
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
    gridArea: "2 / 3",
    "@media": { [below("md")]: { gridArea: "auto / 1 / auto / -1" } },
  }),
);
