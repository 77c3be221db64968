import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { globalStyle, style } from "@vanilla-extract/css";
import { measures } from "@sundry/ui/theme/measures";
import { column, throughMargin } from "../../../shared/layout/wrap.css.ts";

const { space, size } = vars;

/** Blocks are in the page's column; those that extend to the window's edges are listed below. */
export const page = style(inLayer("app", { display: "grid", ...throughMargin }));

globalStyle(`${page} > *`, globalInLayer("app", column));

globalStyle(
  `${page} > [data-block="carousel1"]`,
  globalInLayer("app", { inlineSize: "100%", vars: { "--sundry-page-rail": measures.categoryRail } }),
);

globalStyle(
  `${page} > :is([data-block="carousel"], [data-block="seckill"])`,
  globalInLayer("app", { "@media": { [below("md")]: { inlineSize: "100%" } } }),
);

globalStyle(
  `${page} > [data-block="seckill"] [data-component="SeckillBlock"]`,
  globalInLayer("app", { "@media": { [below("md")]: { borderRadius: vars.radius.none } } }),
);

/** On the home page the wide banner is a picture from edge to edge. */
export const home = style(inLayer("app", {}));

globalStyle(
  `${home} > [data-block="bannerAdvert"]`,
  globalInLayer("app", {
    inlineSize: "100%",
    vars: { "--sundry-page-overhang": `max(${space[6]}, (100vw - ${size.container}) / 2)` },
    "@media": {
      [from("lg")]: {
        vars: { "--sundry-page-overhang": `max(${space[12]} + ${space[6]}, (100vw - ${size.container}) / 2)` },
      },
    },
  }),
);
globalStyle(
  `${home} > [data-block="bannerAdvert"] [data-component="BannerAdvertBlock"]`,
  globalInLayer("app", { borderRadius: vars.radius.none }),
);

/** A page that begins with slides and the flash sale: from 1280 px on the sale lies on the end of the slides. */
export const withOffers = style(inLayer("app", {}));

globalStyle(
  `${withOffers} > [data-block="carousel1"]`,
  globalInLayer("app", {
    "@media": {
      [from("xl")]: {
        gridArea: "1 / 1",
        vars: { "--sundry-page-aside": `calc(${measures.block.offers} + ${space[4]})` },
      },
    },
  }),
);

const ticks = `${withOffers} > [data-block="carousel1"] [data-part="tick"]`;

/** Their names would lie on the picture. */
globalStyle(ticks, globalInLayer("app", { "@media": { [from("xl")]: { minInlineSize: size.touch } } }));
globalStyle(
  `${ticks} > span:last-child`,
  globalInLayer("app", {
    "@media": { [from("xl")]: { display: "none" } },
  }),
);

globalStyle(
  `${withOffers} > [data-block="carousel1"] + [data-block="seckill"]`,
  globalInLayer("app", {
    "@media": {
      [from("xl")]: {
        gridArea: "1 / 1",
        position: "relative",
        zIndex: vars.zIndex.base,
        display: "grid",
        justifyContent: "end",
        paddingBlock: space[3],
        // The slides below it stay in reach.
        pointerEvents: "none",
      },
      [below("xl")]: { marginBlockStart: `calc(${space[5]} - ${space[16]})` },
      [below("md")]: {
        inlineSize: `calc(100% - 2 * ${space[4]})`,
        marginBlockStart: `calc(${space[3]} - ${space[8]})`,
      },
    },
  }),
);

globalStyle(
  `${withOffers} > [data-block="carousel1"] + [data-block="seckill"] > *`,
  globalInLayer("app", { "@media": { [from("xl")]: { pointerEvents: "auto" } } }),
);

/** What does not reach to the edges of the window begins below the head. */
globalStyle(
  `${page} > :first-child:not([data-block="carousel1"])`,
  globalInLayer("app", { "@media": { [from("md")]: { marginBlockStart: space[6] } } }),
);

globalStyle(
  `${page} > :first-child:not([data-block="carousel1"], [data-block="carousel"], [data-block="seckill"])`,
  globalInLayer("app", { "@media": { [below("md")]: { marginBlockStart: space[4] } } }),
);

/** The tiles belong to the slides above them. */
globalStyle(
  `${page} > [data-block="carousel1"] + [data-block="firstAdvert"]`,
  globalInLayer("app", {
    marginBlockStart: `calc(${space[6]} - ${space[16]})`,
    "@media": { [below("md")]: { marginBlockStart: `calc(${space[4]} - ${space[8]})` } },
  }),
);

export const skeleton = style(inLayer("app", { display: "grid", gap: space[6] }));

export const heroSkeleton = style(
  inLayer("app", {
    blockSize: measures.block.hero,
    background: vars.color.field.ground,
    "@media": {
      [below("md")]: {
        blockSize: `calc(${measures.block.heroPhone} + ${space[6]})`,
        background: vars.color.field.art,
      },
    },
  }),
);

/** Over the end of the slides, as the flash sale will be. */
export const offersPlace = style(
  inLayer("app", {
    blockSize: "100%",
    paddingBlock: space[3],
    display: "grid",
    justifyContent: "end",
    "@media": { [below("xl")]: { display: "none" } },
  }),
);

/** Or below them. */
export const offerTiles = style(
  inLayer("app", {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: `minmax(${measures.block.offerTile}, 1fr)`,
    gap: space[3],
    overflow: "hidden",
    blockSize: measures.block.offersRow,
    alignContent: "center",
    "@media": { [from("xl")]: { display: "none" } },
  }),
);

export const offerTileSkeleton = style(inLayer("app", { aspectRatio: "1", borderRadius: vars.radius.media.md }));

export const titleSkeleton = style(inLayer("app", { blockSize: space[8], marginBlockEnd: space[4] }));

export const cardsSkeleton = style(
  inLayer("app", {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: `minmax(${measures.block.railCard}, 1fr)`,
    gap: space[4],
    overflow: "hidden",
  }),
);

export const cardSkeleton = style(inLayer("app", { aspectRatio: "1", borderRadius: vars.radius.media.md }));

export const seckillSkeleton = style(
  inLayer("app", {
    blockSize: measures.block.seckill,
    marginBlockStart: space[10],
    borderRadius: vars.radius.block,
    background: vars.color.darkField.surface,
    "@media": {
      [below("md")]: { blockSize: measures.block.seckillPhone, marginBlockStart: space[2], borderRadius: 0 },
    },
  }),
);

export const offersSkeleton = style(
  inLayer("app", {
    blockSize: measures.block.offersRow,
    "@media": {
      [from("xl")]: {
        inlineSize: measures.block.offers,
        blockSize: "100%",
        borderRadius: vars.radius.block,
        background: vars.color.bg.surface,
      },
    },
  }),
);

export const empty = style(inLayer("app", { display: "grid", gap: space[12], paddingBlockStart: space[8] }));

export const shelves = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(${size.picture.xl}, 1fr))`,
    gap: space[4],
  }),
);

export const shelf = style(inLayer("app", { display: "grid", gap: space[2], textAlign: "center" }));

/** Space for a block that is still far away. */
export const blockPlaceholder = style(inLayer("app", { minBlockSize: measures.block.waiting }));
