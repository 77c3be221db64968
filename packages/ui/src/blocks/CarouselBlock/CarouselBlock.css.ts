import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text as type } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";
import { placeBelow } from "../../theme/place.ts";

const { color, space, radius } = vars;
const phone = placeBelow("md");

export const root = style(
  inLayer("blocks", { borderRadius: radius.block, "@container": { [phone]: { borderRadius: 0 } } }),
);

const tints = [color.tint.sky, color.tint.apricot, color.tint.mint, color.tint.lilac] as const;

/** 3:1, and 16:10 on a phone. Each slide has its own tint. */
export const slide = style(
  inLayer("blocks", {
    position: "relative",
    overflow: "hidden",
    aspectRatio: "3 / 1",
    minBlockSize: measures.block.waiting,
    color: color.text.primary,
    selectors: Object.fromEntries(
      tints.map((background, index) => [`[data-part="slide"]:nth-child(4n + ${index + 1}) > &`, { background }]),
    ),
    "@container": { [phone]: { aspectRatio: "16 / 10", minBlockSize: 0 } },
  }),
);

export const words = style(
  inLayer("blocks", {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: vars.zIndex.base,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "center",
    justifyItems: "start",
    inlineSize: "40%",
    paddingInlineStart: space[14],
    paddingBlockEnd: space[10],
    "@container": { [phone]: { inlineSize: "62%", paddingInlineStart: space[4] } },
  }),
);

/** A line less on a phone, where a price and a button would find no room under three. */
export const title = style([
  type.display,
  inLayer("blocks", { "@container": { [phone]: { selectors: { "&&": { WebkitLineClamp: 2 } } } } }),
]);

export const text = style([
  type.bodyL,
  inLayer("blocks", {
    marginBlockStart: space[3],
    "@container": {
      [phone]: { marginBlockStart: space[1], fontSize: vars.type.small.size, lineHeight: vars.type.small.line },
      // The narrowest screens have no room for it beside title, price and button.
      [placeBelow("xs")]: { display: "none" },
    },
  }),
]);

export const price = style(inLayer("blocks", { marginBlockStart: space[2] }));

export const button = style(
  inLayer("blocks", { marginBlockStart: space[6], "@container": { [phone]: { marginBlockStart: space[3] } } }),
);

export const picture = style(
  inLayer("blocks", {
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineEnd: "6%",
    blockSize: "96%",
    inlineSize: "auto",
    maxInlineSize: "none",
    filter: vars.filter.picture,
    // Does not load yet.
    selectors: { "[data-far] &": { display: "none" } },
    "@container": { [phone]: { blockSize: "68%", insetInlineEnd: `calc(-1 * ${space[10]})` } },
  }),
);
