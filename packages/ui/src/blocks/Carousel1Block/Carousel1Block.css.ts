import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { below, from, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { globalInLayer, inLayer } from "../../theme/inLayer.ts";
import { text as type } from "../../theme/text.css.ts";
import { brandPattern, patternSize } from "../../theme/brandPattern.css.ts";
import { measures } from "../../theme/measures.ts";

const { color, space, size, motion } = vars;

/** Colour of the band: that of the current slide. */
export const fieldColour = createVar();
/** Room the picture has; the words keep out of it. */
const artRoom = createVar();
/** From the page's column to the edge of the band, on one side. */
const overhang = createVar();
/** Room at the end that a page has put something over. */
const aside = createVar();
/** From the slides' end to the edge of the band. */
const endRoom = `${overhang} + ${aside}`;

/** A band as narrow as a phone, and one narrower than a desktop: what counts is its own width, wherever a site puts it. */
const phone = below("md");
const narrow = below("lg");

export const root = style(
  inLayer("blocks", {
    containerType: "inline-size",
    backgroundColor: fieldColour,
    vars: { [fieldColour]: color.field.ground },
    transition: `background-color ${motion.duration.slow} ${motion.easing.standard}`,
    overflow: "hidden",
    "@media": { [media.reducedMotion]: { transition: "none" } },
  }),
);

/**
 * The slides begin at the page's column and end with the band. In windows from 1280 px on, a page whose menu stands over the slides
 * says how wide it is with `--sundry-page-rail`; one that puts something over their end, with `--sundry-page-aside`.
 */
export const carousel = style(
  inLayer("blocks", {
    vars: {
      // The sidebar floats in it.
      [overhang]: `max(${space[12]} + ${space[6]}, (100cqi - ${size.container}) / 2)`,
      [aside]: "0px",
      [artRoom]: `min(${measures.block.heroArt}, (100% - ${aside}) * 0.44)`,
    },
    "@media": {
      [from("xl")]: {
        vars: { [aside]: "var(--sundry-page-aside, 0px)" },
        marginInlineStart: `calc(${overhang} + var(--sundry-page-rail, 0px))`,
      },
    },
    "@container": {
      // In a column of a wide window nothing of the page stands over it.
      [narrow]: { marginInlineStart: 0, vars: { [overhang]: space[6], [aside]: "0px", [artRoom]: "46%" } },
      // The ticks have a row of their own, the hem of the cloth.
      [phone]: {
        display: "grid",
        gridTemplateColumns: `minmax(0, 1fr) auto`,
        columnGap: space[4],
        vars: { [overhang]: space[4], [artRoom]: "50%" },
      },
    },
  }),
);

/** Cuts off what is larger than it: nothing of one slide reaches into the next. */
export const slide = style(
  inLayer("blocks", {
    position: "relative",
    overflow: "hidden",
    blockSize: "100%",
    minBlockSize: measures.block.hero,
    color: color.field.text,
    "@container": { [phone]: { minBlockSize: measures.block.heroPhone, color: color.text.primary } },
  }),
);

/** Beside the picture, and above the ticks however much text there is. */
export const words = style(
  inLayer("blocks", {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    paddingBlock: `${space[8]} ${space[16]}`,
    paddingInlineStart: overhang,
    "@media": { [from("xl")]: { paddingInlineStart: space[14] } },
    "@container": {
      [narrow]: { paddingInlineStart: overhang },
      [phone]: { paddingBlock: space[3] },
    },
  }),
);

/** The strap leans away from it: the headline may be wider than the text below. */
export const title = style([
  type.hero,
  inLayer("blocks", {
    maxInlineSize: `min(${measures.block.bannerPanel}, 100% - ${artRoom} - ${aside})`,
    overflowWrap: "anywhere",
    fontSize: vars.type.display.size,
    lineHeight: vars.type.display.line,
    "@media": {
      [`${from("xl")} and ${below("xxl")}`]: { fontSize: vars.type.title1.size, lineHeight: vars.type.title1.line },
      // Beside what a page has put over the slides' end, one size smaller: two lines must keep clear of the strap.
      [`${from("xxl")} and ${below("wide")}`]: { fontSize: `calc(${vars.type.display.size} * 0.9)` },
    },
    "@container": {
      [narrow]: { maxInlineSize: `calc(100% - ${artRoom} - ${overhang} - ${space[2]})` },
      [phone]: {
        maxInlineSize: `calc(100% - ${artRoom} - ${space[3]})`,
        // Three lines and the price end above the cloth.
        fontSize: `calc(${vars.type.title1.size} * 0.9)`,
        lineHeight: vars.type.title1.line,
      },
      [below("xs")]: { fontSize: vars.type.title3.size, lineHeight: vars.type.title3.line },
    },
  }),
]);

export const text = style([
  type.bodyL,
  inLayer("blocks", {
    maxInlineSize: `min(36ch, 100% - ${artRoom} - ${aside} - ${space[14]})`,
    marginBlockStart: space[4],
    "@container": {
      // A phone has space only for the headline, the price and the button.
      [phone]: { display: "none" },
    },
  }),
]);

export const price = style(
  inLayer("blocks", { marginBlockStart: space[3], "@container": { [phone]: { marginBlockStart: space[1] } } }),
);

export const button = style(
  inLayer("blocks", {
    marginBlockStart: space[4],
    "@container": {
      [phone]: {
        marginBlockStart: space[2],
        minBlockSize: size.control.sm,
        paddingInline: space[3],
        fontSize: vars.type.small.size,
        background: color.action.primary,
        color: color.text.onBrand,
      },
    },
  }),
);

/** A phone has no room for it. */
export const arrow = style(inLayer("blocks", { "@container": { [phone]: { display: "none" } } }));

export const art = style(
  inLayer("blocks", {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: `calc(${artRoom} + ${endRoom})`,
    "@container": { [phone]: { inlineSize: "100%" } },
  }),
);

const slant = (...points: readonly string[]) => `polygon(${points.join(", ")})`;

export const plain = style(
  inLayer("blocks", {
    position: "absolute",
    inset: 0,
    background: color.field.art,
    clipPath: slant(`${measures.stub} 0`, "100% 0", "100% 100%", "0 100%"),
    "@container": { [phone]: { clipPath: "none" } },
  }),
);

/** The strap of the bag on a desktop; the pattern at the bottom on a phone. */
export const strap = style([
  brandPattern,
  inLayer("blocks", {
    position: "absolute",
    inset: 0,
    vars: { [patternSize]: `calc(${measures.block.strap} * 0.7)` },
    clipPath: slant(
      `${measures.stub} 0`,
      `calc(${measures.stub} * 2.3) 0`,
      `calc(${measures.stub} * 1.3) 100%`,
      "0 100%",
    ),
    "@container": {
      [phone]: {
        insetBlockStart: "auto",
        blockSize: space[24],
        vars: { [patternSize]: space[24] },
        clipPath: slant("0 44%", "100% 0", "100% 100%", "0 100%"),
      },
    },
  }),
]);

/** Ends with the page's column: the sidebar floats beyond it. */
export const picture = style(
  inLayer("blocks", {
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineEnd: `calc(${endRoom})`,
    inlineSize: `calc(100% - (${endRoom}))`,
    blockSize: "94%",
    objectFit: "contain",
    objectPosition: "right bottom",
    filter: vars.filter.picture,
    selectors: {
      "[dir='rtl'] &": { objectPosition: "left bottom" },
      // Does not load yet.
      "[data-far] &": { display: "none" },
    },
    "@container": {
      [narrow]: { insetInlineEnd: space[3], inlineSize: "94%" },
      [phone]: { insetInlineEnd: space[1], inlineSize: artRoom, blockSize: "68%" },
    },
  }),
);

/** At the column's edge: the sidebar floats beyond it. */
globalStyle(
  `${carousel} [data-part="pause"]`,
  globalInLayer("blocks", {
    "@container": {
      [from("lg")]: { insetInlineEnd: `calc(${endRoom})` },
      [phone]: {
        // Not static: the reach for a finger would be as large as the carousel, and every tap would pause it.
        position: "relative",
        inset: "auto",
        order: 2,
        inlineSize: space[6],
        blockSize: space[6],
        marginInlineEnd: space[4],
        background: "none",
      },
    },
  }),
);

/** Where the words begin at the edge there is no room for arrows; the ticks do the same. */
globalStyle(
  `${carousel} :is([data-part="previous"], [data-part="next"])`,
  globalInLayer("blocks", { "@container": { [narrow]: { display: "none" } } }),
);
globalStyle(`${carousel} [data-part="previous"]`, globalInLayer("blocks", { insetInlineStart: space[1] }));
globalStyle(`${carousel} [data-part="next"]`, globalInLayer("blocks", { insetInlineEnd: `calc(${endRoom})` }));

globalStyle(
  `${carousel} [data-part="viewport"]`,
  globalInLayer("blocks", { "@container": { [phone]: { gridColumn: "1 / -1" } } }),
);

const ticks = `${carousel} [data-part="ticks"]`;

globalStyle(
  ticks,
  globalInLayer("blocks", {
    "@media": { [`${from("lg")} and ${below("xl")}`]: { insetInlineStart: overhang } },
    "@container": {
      [`${from("md")} and ${narrow}`]: { insetInlineStart: overhang, gap: space[3] },
      [phone]: { position: "static", order: 1, gap: space[2], paddingInlineStart: space[4] },
    },
  }),
);

globalStyle(
  `${ticks} > button`,
  globalInLayer("blocks", { "@container": { [phone]: { flex: 1, minInlineSize: 0, paddingBlock: space["2half"] } } }),
);

globalStyle(
  `${ticks} > button > span:first-child`,
  globalInLayer("blocks", { "@container": { [phone]: { marginBlockEnd: 0 } } }),
);

/** Names of slides have no room on a phone. */
globalStyle(
  `${ticks} > button > span:last-child`,
  globalInLayer("blocks", { "@container": { [phone]: { display: "none" } } }),
);
