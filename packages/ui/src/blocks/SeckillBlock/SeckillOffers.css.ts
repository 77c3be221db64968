import { style } from "@vanilla-extract/css";
import { below, from, media } from "../../theme/breakpoints.ts";
import { clampedTo } from "../../theme/clampedTo.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { measures } from "../../theme/measures.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, radius, size } = vars;
/** Where the products stand in a column instead of a row. */
const column = from("xl");

export const root = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space[3],
    minInlineSize: 0,
    "@media": {
      [below("md")]: { rowGap: space[2] },
      [column]: {
        gridTemplateRows: "auto minmax(0, 1fr) auto",
        inlineSize: measures.block.offers,
        gap: space[2],
        paddingBlock: space[3],
        paddingInline: space[4],
        borderRadius: radius.block,
        background: color.bg.surface,
        boxShadow: vars.elevation.e2,
      },
    },
  }),
);

export const head = style(
  inLayer("blocks", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
    minInlineSize: 0,
    "@media": {
      [column]: { gridColumn: "1 / -1" },
      [below("xl")]: { flexWrap: "wrap", rowGap: 0, justifyContent: "flex-start" },
    },
  }),
);

export const title = style([
  text.title3,
  inLayer("blocks", { display: "inline-flex", alignItems: "center", gap: space["1half"], minInlineSize: 0 }),
]);

export const words = style(inLayer("blocks", clampedTo(1)));

export const bolt = style(
  inLayer("blocks", {
    flex: "none",
    inlineSize: size.icon.md,
    blockSize: size.icon.md,
    strokeWidth: size.icon.stroke,
    color: color.text.brand,
  }),
);

export const note = style([text.small, inLayer("blocks", { color: color.text.secondary })]);

export const goods = style(
  inLayer("blocks", {
    gridColumn: "1 / -1",
    gridRow: 2,
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: `minmax(${measures.block.offerTile}, 1fr)`,
    gap: space[3],
    listStyle: "none",
    margin: 0,
    padding: 0,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x proximity",
    scrollbarWidth: "none",
    "@media": {
      // Goes on to the edges of the window, in a page whose margins are as wide.
      [below("md")]: {
        marginInline: `calc(-1 * ${space[4]})`,
        paddingInline: space[4],
        scrollPaddingInline: space[4],
      },
      [column]: {
        gridAutoFlow: "row",
        gridAutoColumns: "auto",
        gridAutoRows: "minmax(0, 1fr)",
        gap: space.half,
        alignSelf: "stretch",
        overflow: "visible",
      },
    },
  }),
);

export const item = style(
  inLayer("blocks", {
    minInlineSize: 0,
    scrollSnapAlign: "start",
    "@media": { [column]: { selectors: { "&:nth-child(n + 4)": { display: "none" } } } },
  }),
);

export const offer = style(
  inLayer("blocks", {
    position: "relative",
    display: "grid",
    gap: space[2],
    borderRadius: radius.panel.sm,
    "@media": {
      [column]: {
        gridTemplateColumns: `${space[16]} minmax(0, 1fr)`,
        alignItems: "center",
        columnGap: space[3],
        blockSize: "100%",
      },
      [media.hover]: { selectors: { "&:hover": { background: color.bg.subtle } } },
    },
  }),
);

export const picture = style(
  inLayer("blocks", { position: "relative", overflow: "hidden", borderRadius: radius.panel.sm }),
);

export const tag = style(
  inLayer("blocks", { position: "absolute", insetBlockStart: space[1], insetInlineStart: space[1] }),
);

export const facts = style(inLayer("blocks", { display: "grid", gap: space[1], minInlineSize: 0 }));

/** The price comes first in a tile, which is narrow: there the name has a second line. */
export const name = style([
  text.small,
  inLayer("blocks", {
    ...clampedTo(1),
    color: color.text.secondary,
    "@media": { [below("xl")]: { order: 1, ...clampedTo(2) } },
  }),
]);

export const link = style(
  inLayer("blocks", {
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0 },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: `${vars.line.strong} solid ${color.border.focus}`,
        outlineOffset: `calc(-1 * ${vars.line.strong})`,
        borderRadius: radius.panel.sm,
      },
    },
  }),
);

export const claimed = style(inLayer("blocks", { "@media": { [below("xl")]: { display: "none" } } }));

export const all = style([
  text.label,
  inLayer("blocks", {
    gridRow: 1,
    gridColumn: 2,
    display: "inline-flex",
    alignItems: "center",
    gap: space["1half"],
    minBlockSize: size.control.sm,
    color: color.text.brand,
    "@media": {
      // Its reach for a finger is higher than the line it is in.
      [below("md")]: {
        position: "relative",
        justifyContent: "end",
        minInlineSize: size.touch,
        marginBlock: `calc(-1 * ${space[2]})`,
      },
      [media.touch]: { minBlockSize: size.touch },
      [column]: { gridRow: 3, gridColumn: "1 / -1", justifySelf: "start", minBlockSize: space[6] },
    },
    selectors: { "&:hover": { textDecoration: "underline" } },
  }),
]);

/** A phone has room for the arrow alone; the words are still read out. */
export const allWords = style(
  inLayer("blocks", {
    "@media": {
      [below("md")]: {
        position: "absolute",
        inlineSize: space.px,
        overflow: "hidden",
        whiteSpace: "nowrap",
        clipPath: "inset(50%)",
      },
    },
  }),
);

export const arrow = style(
  inLayer("blocks", {
    inlineSize: size.icon.sm,
    blockSize: size.icon.sm,
    selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
  }),
);
