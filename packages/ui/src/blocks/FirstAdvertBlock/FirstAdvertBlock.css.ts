import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bleed } from "../../theme/bleed.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";
import { placeBelow, placeFrom } from "../../theme/place.ts";

const { color, space, radius, motion } = vars;

export const root = style(
  inLayer("blocks", {
    display: "grid",
    gap: space[4],
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    listStyle: "none",
    margin: 0,
    padding: 0,
    "@container": {
      [placeBelow("lg")]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: measures.block.railTile,
        ...bleed,
        overflowX: "auto",
        overscrollBehaviorX: "contain",
        scrollSnapType: "x proximity",
        scrollbarWidth: "none",
      },
    },
  }),
);

const tints = [color.tint.butter, color.tint.sky, color.tint.shell, color.tint.mint] as const;

/** Columns of a tile by the number of tiles in its row. */
const spans = { 1: "span 12", 2: "span 6", 3: "span 4", 4: "span 3" } as const;

/** Four tints, repeated in order, so that neighbours always differ. */
export const tile = style(
  inLayer("blocks", {
    position: "relative",
    overflow: "hidden",
    blockSize: measures.block.tile,
    borderRadius: radius.panel.md,
    scrollSnapAlign: "start",
    color: color.text.primary,
    selectors: Object.fromEntries(tints.map((background, index) => [`&:nth-child(4n + ${index + 1})`, { background }])),
    "@container": {
      [placeFrom("lg")]: {
        selectors: Object.fromEntries(
          Object.entries(spans).map(([tiles, gridColumn]) => [`&[data-of="${tiles}"]`, { gridColumn }]),
        ),
      },
      [placeBelow("md")]: { blockSize: `calc(${measures.block.tile} * 0.8)` },
    },
  }),
);

/** The name is the link, and the whole tile can be pressed. */
export const link = style(
  inLayer("blocks", {
    display: "block",
    blockSize: "100%",
    paddingBlock: space[5],
    paddingInline: space[5],
    borderRadius: radius.panel.md,
    selectors: { "&:focus-visible": { outlineOffset: `calc(-1 * ${space[1]})` } },
  }),
);

export const name = style([text.title3, inLayer("blocks", { position: "relative", zIndex: vars.zIndex.base })]);

/** Beside the picture: nobody can read it on a photo. */
const beside = inLayer("blocks", {
  position: "relative",
  zIndex: vars.zIndex.base,
  maxInlineSize: "54%",
  marginBlockStart: space["1half"],
});

export const note = style([text.small, beside]);
export const price = style(beside);

export const picture = style(
  inLayer("blocks", {
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    inlineSize: "auto",
    blockSize: "68%",
    maxInlineSize: "none",
    filter: vars.filter.picture,
    transition: `scale ${motion.duration.slow} ${motion.easing.standard}`,
    transformOrigin: "right bottom",
    objectFit: "contain",
    objectPosition: "right bottom",
    selectors: { "[dir='rtl'] &": { objectPosition: "left bottom" } },
    "@container": {
      [placeBelow("lg")]: { maxInlineSize: "46%" },
    },
    "@media": {
      [media.hover]: { selectors: { [`${tile}:hover &`]: { scale: motion.zoom } } },
      [media.reducedMotion]: { transition: "none", scale: "none" },
    },
  }),
);
