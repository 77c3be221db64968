import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { globalStyle, style } from "@vanilla-extract/css";

const { space, size } = vars;

/** Blocks stand in the page's column; those that reach to the window's edges say so below. */
export const page = style(inLayer("app", { display: "grid" }));

const column = `min(${size.container}, 100% - ${space[12]})`;
/** The sidebar stands in the margin. */
const columnBesideRail = `min(${size.container}, 100% - ${space[24]} - ${space[12]})`;

globalStyle(
  `${page} > *`,
  globalInLayer("app", {
    inlineSize: column,
    marginInline: "auto",
    "@media": {
      [below("md")]: { inlineSize: `calc(100% - ${space[8]})` },
      [from("lg")]: { inlineSize: columnBesideRail },
    },
  }),
);

globalStyle(`${page} > [data-block="carousel1"]`, globalInLayer("app", { inlineSize: "100%" }));

globalStyle(
  `${page} > :is([data-block="carousel"], [data-block="seckill"])`,
  globalInLayer("app", { "@media": { [below("md")]: { inlineSize: "100%" } } }),
);

globalStyle(
  `${page} > [data-block="seckill"] > *`,
  globalInLayer("app", { "@media": { [below("md")]: { borderRadius: vars.radius.none } } }),
);

/** The tiles belong to the slides above them. */
globalStyle(
  `${page} > [data-block="carousel1"] + [data-block="firstAdvert"]`,
  globalInLayer("app", {
    marginBlockStart: `calc(${space[6]} - ${space[16]})`,
    "@media": { [below("md")]: { marginBlockStart: `calc(${space[4]} - ${space[8]})` } },
  }),
);

export const wait = style(inLayer("app", { display: "grid", gap: space[6] }));

export const heroWait = style(
  inLayer("app", {
    blockSize: size.block.hero,
    background: vars.color.bg.brand,
    "@media": { [below("md")]: { blockSize: size.block.heroPhone, background: vars.color.field.art } },
  }),
);

export const tilesWait = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: space[4],
    overflow: "hidden",
    "@media": { [below("lg")]: { gridTemplateColumns: `repeat(4, ${size.block.railTile})` } },
  }),
);

export const tileWait = style(
  inLayer("app", {
    blockSize: size.block.tile,
    borderRadius: vars.radius.panel,
    "@media": { [below("md")]: { blockSize: `calc(${size.block.tile} * 0.8)` } },
  }),
);

export const seckillWait = style(
  inLayer("app", {
    blockSize: size.block.seckill,
    marginBlockStart: space[10],
    borderRadius: vars.radius.field,
    background: vars.color.darkField.surface,
    "@media": { [below("md")]: { blockSize: size.block.seckillPhone, marginBlockStart: space[2], borderRadius: 0 } },
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

/** Room for a block that is still far away. */
export const awaited = style(inLayer("app", { minBlockSize: size.block.waiting }));
