import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { floorVar, startVar } from "../AdvertTile/AdvertTile.css.ts";
import { measures } from "../../theme/measures.ts";
import { placeBelow, placeBetween, placeFrom } from "../../theme/place.ts";

const { space, radius } = vars;

/** 880 to 400 of the container's 1296 px. */
export const root = style(
  inLayer("blocks", {
    display: "grid",
    gap: space[4],
    "@container": {
      [placeBelow("md")]: { gap: space[3] },
      [placeFrom("md")]: { gridTemplateColumns: "minmax(0, 2.2fr) minmax(0, 1fr)", blockSize: measures.block.feature },
    },
  }),
);

export const main = style(
  inLayer("blocks", {
    minInlineSize: 0,
    borderRadius: radius.panel.md,
    selectors: { "&:only-child": { gridColumn: "1 / -1" } },
  }),
);

export const slide = recipe({
  base: inLayer("blocks", {
    blockSize: measures.block.feature,
    "@container": { [placeBelow("md")]: { blockSize: measures.block.featurePhone } },
  }),
  variants: {
    ticks: {
      // The text begins where the ticks do. Where slides are narrow, the ticks extend below the picture.
      true: inLayer("blocks", {
        vars: { [startVar]: space[4] },
        "@container": {
          [placeFrom("md")]: { vars: { [startVar]: space[14] } },
          [placeBetween("md", "xl")]: { vars: { [floorVar]: space[14], [startVar]: space[14] } },
        },
      }),
    },
  },
});

export const side = style(
  inLayer("blocks", {
    display: "grid",
    gap: space[4],
    minInlineSize: 0,
    minBlockSize: 0,
    listStyle: "none",
    margin: 0,
    padding: 0,
    gridAutoRows: "minmax(0, 1fr)",
    selectors: { "&:only-child": { gridColumn: "1 / -1", gridAutoFlow: "column" } },
    "@container": {
      [placeBelow("md")]: {
        gap: space[3],
        gridTemplateColumns: `repeat(auto-fit, minmax(${measures.block.railCard}, 1fr))`,
        gridAutoRows: `calc(${measures.block.tile} * 0.8)`,
      },
    },
  }),
);

export const sideItem = style(inLayer("blocks", { minInlineSize: 0 }));
