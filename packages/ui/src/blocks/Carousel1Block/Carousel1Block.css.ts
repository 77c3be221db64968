import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { below, from, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { globalInLayer, inLayer } from "../../theme/inLayer.ts";
import { text as type } from "../../theme/text.css.ts";
import { brandPattern, patternSize } from "../../theme/brandPattern.css.ts";

const { color, space, size, motion } = vars;

/** Colour of the band: that of the slide in view. */
export const fieldColour = createVar();

/** Half of what the window is wider than the page's column, which leaves the sidebar its room. */
const overhang = `max(${space[12]} + ${space[6]}, (100vw - ${size.container}) / 2)`;
const phone = below("md");

export const root = style(
  inLayer("blocks", {
    backgroundColor: fieldColour,
    vars: { [fieldColour]: color.bg.brand },
    transition: `background-color ${motion.duration.slow} ${motion.easing.standard}`,
    overflow: "hidden",
    "@media": {
      [phone]: { backgroundColor: color.field.art },
      [media.reducedMotion]: { transition: "none" },
    },
  }),
);

/** From 1280 px on the category rail stands at the left; the slides begin beside it and end with the window. */
export const carousel = style(
  inLayer("blocks", { "@media": { [from("xl")]: { marginInlineStart: `calc(${overhang} + ${size.categoryRail})` } } }),
);

/** At the column's edge: the sidebar floats beyond it. */
globalStyle(
  `${carousel} [data-part="pause"]`,
  globalInLayer("blocks", { "@media": { [from("lg")]: { insetInlineEnd: overhang } } }),
);

export const slide = style(
  inLayer("blocks", {
    position: "relative",
    blockSize: size.block.hero,
    color: color.field.text,
    "@media": { [phone]: { blockSize: size.block.heroPhone, color: color.text.primary } },
  }),
);

export const words = style(
  inLayer("blocks", {
    position: "relative",
    display: "grid",
    justifyItems: "start",
    paddingBlockStart: space[14],
    paddingInlineStart: space[14],
    inlineSize: `min(${size.block.bannerPanel}, 60%)`,
    "@media": {
      [phone]: { paddingBlockStart: space[5], paddingInlineStart: space[4], inlineSize: "56%" },
    },
  }),
);

export const title = style([type.hero]);

export const text = style([
  type.bodyL,
  inLayer("blocks", {
    maxInlineSize: "36ch",
    marginBlockStart: space[4],
    "@media": {
      [phone]: {
        display: "-webkit-box",
        WebkitLineClamp: 3,
        WebkitBoxOrient: "vertical",
        overflow: "hidden",
        marginBlockStart: space[2],
        fontSize: vars.type.small.size,
        lineHeight: vars.type.small.line,
      },
      // The narrowest screens have room for the headline and the button.
      [below("xs")]: { display: "none" },
    },
  }),
]);

export const button = style(
  inLayer("blocks", {
    marginBlockStart: space[6],
    "@media": {
      [phone]: {
        marginBlockStart: space["3half"],
        minBlockSize: size.control.sm,
        paddingInline: space[3],
        fontSize: vars.type.small.size,
        background: color.action.primary,
        color: color.text.onBrand,
      },
    },
  }),
);

export const art = style(
  inLayer("blocks", {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: `calc(${size.block.heroArt} + ${overhang})`,
    "@media": {
      [below("lg")]: { inlineSize: "50%" },
      [phone]: { inset: 0, inlineSize: "auto" },
    },
  }),
);

const slant = (...points: readonly string[]) => `polygon(${points.join(", ")})`;

export const plain = style(
  inLayer("blocks", {
    position: "absolute",
    inset: 0,
    background: color.field.art,
    clipPath: slant(`${size.stub} 0`, "100% 0", "100% 100%", "0 100%"),
    "@media": { [phone]: { clipPath: "none" } },
  }),
);

/** The strap of the bag on a desktop; the cloth at the foot on a phone. */
export const strap = style([
  brandPattern,
  inLayer("blocks", {
    position: "absolute",
    inset: 0,
    vars: { [patternSize]: `calc(${size.filters} * 0.7)` },
    clipPath: slant(`${size.stub} 0`, `calc(${size.stub} * 2.3) 0`, `calc(${size.stub} * 1.3) 100%`, "0 100%"),
    "@media": {
      [phone]: {
        insetBlockStart: "auto",
        blockSize: space[24],
        vars: { [patternSize]: space[24] },
        clipPath: slant("0 38%", "100% 0", "100% 100%", "0 100%"),
      },
    },
  }),
]);

export const picture = style(
  inLayer("blocks", {
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineStart: space[8],
    blockSize: "94%",
    inlineSize: "auto",
    maxInlineSize: "none",
    filter: vars.filter.picture,
    "@media": {
      [below("lg")]: { blockSize: "72%" },
      [phone]: { blockSize: "84%", insetInlineStart: "auto", insetInlineEnd: `calc(-1 * ${space[16]})` },
    },
  }),
);

// On the light field of a phone the ticks stand on a small ground of their own.
const ticks = `${carousel} [role="group"]:has(> [data-part="tick"])`;

globalStyle(
  ticks,
  globalInLayer("blocks", {
    "@media": { [phone]: { background: color.field.shade, borderRadius: vars.radius.full, paddingInline: space[3] } },
  }),
);

globalStyle(`${ticks} > button`, globalInLayer("blocks", { "@media": { [phone]: { paddingBlock: space["2half"] } } }));

globalStyle(
  `${ticks} > button > span:first-child`,
  globalInLayer("blocks", { "@media": { [phone]: { marginBlockEnd: 0 } } }),
);
