import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { clampedTo } from "../../theme/clampedTo.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text as type } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";
import { placeBelow, placeBetween, placeFrom } from "../../theme/place.ts";

const { color, space, radius, size } = vars;
const figureType = vars.type.figure;

/** Text above the cards; beside them on the widest screens. */
export const root = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    padding: space[8],
    borderRadius: radius.block,
    background: color.bg.deal,
    color: color.text.onDeal,
    "@container": {
      [placeBelow("md")]: { padding: space[5], gap: space[5] },
      [placeFrom("xl")]: {
        gridAutoFlow: "column",
        gridTemplateColumns: `minmax(0, ${measures.block.discountWords})`,
        gridAutoColumns: "minmax(0, 1fr)",
        alignItems: "center",
        gap: space[8],
        // Products alone fill the line.
        selectors: { "&:has(> :only-child)": { gridTemplateColumns: "minmax(0, 1fr)" } },
      },
    },
  }),
);

export const words = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    minInlineSize: 0,
    "@container": {
      [placeBetween("md", "xl")]: {
        gridTemplateColumns: "fit-content(60%) minmax(0, 1fr)",
        columnGap: space[12],
        alignItems: "end",
      },
    },
  }),
);

/** Title and figure; no wider than their column, however long a word of them is. */
export const head = style(inLayer("blocks", { minInlineSize: 0 }));

export const title = style([type.title2]);

export const figure = style(
  inLayer("blocks", {
    display: "flex",
    alignItems: "flex-end",
    flexWrap: "wrap",
    columnGap: space["2half"],
    marginBlockStart: space[4],
  }),
);

/**
 * The words before the number are at its top, one below the other, and as wide as the longest of them: `anywhere` would
 * make that a letter.
 */
export const before = style([
  type.title3,
  inLayer("blocks", {
    ...clampedTo(3),
    overflowWrap: "break-word",
    alignSelf: "flex-start",
    inlineSize: "min-content",
    maxInlineSize: "40%",
    lineHeight: vars.type.priceM.line,
  }),
]);

export const number = style(
  inLayer("blocks", {
    fontSize: figureType.size,
    lineHeight: figureType.line,
    fontWeight: figureType.weight,
    fontStretch: figureType.width,
    letterSpacing: figureType.tracking,
    fontVariantNumeric: vars.font.figures,
    overflowWrap: "anywhere",
  }),
);

export const after = style([type.title2]);

export const offer = style(inLayer("blocks", { maxInlineSize: size.measure }));

export const text = style([type.body]);

export const button = style(
  inLayer("blocks", {
    marginBlockStart: space[5],
    selectors: { "&:focus-visible": { outlineColor: color.text.onDeal } },
  }),
);

export const cards = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: space[4],
    listStyle: "none",
    margin: 0,
    padding: 0,
    minInlineSize: 0,
    "@container": {
      [placeBelow("md")]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: measures.block.card,
        gap: space[3],
        // The rail extends to the edges of the block.
        marginInline: `calc(-1 * ${space[5]})`,
        paddingInline: space[5],
        scrollPaddingInline: space[5],
        overflowX: "auto",
        overscrollBehaviorX: "contain",
        scrollSnapType: "x proximity",
        scrollbarWidth: "none",
      },
    },
  }),
);

/** White, or the surface colour in the dark scheme: red prices would not be legible on the red block. */
export const card = style(
  inLayer("blocks", {
    minInlineSize: 0,
    padding: space[2],
    paddingBlockEnd: space[3],
    borderRadius: radius.panel.md,
    background: color.bg.surface,
    color: color.text.primary,
    scrollSnapAlign: "start",
  }),
);
