import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../../theme/breakpoints.ts";
import { bleed } from "../../theme/bleed.ts";
import { vars } from "../../theme/contract.css.ts";
import { globalInLayer, inLayer } from "../../theme/inLayer.ts";
import { measures } from "../../theme/measures.ts";
import { placeBelow, placeBetween, placeFrom } from "../../theme/place.ts";

const { space } = vars;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const closer = { columnGap: space[3], rowGap: space[5] };

const rail = {
  gridTemplateColumns: "none",
  gridAutoFlow: "column",
  gridAutoColumns: measures.block.railCard,
  ...bleed,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
  scrollbarWidth: "thin",
  paddingBlockEnd: space[2],
} as const;

/** In a block, the width of its place counts, otherwise that of the window. */
export const goodsGrid = recipe({
  base: inLayer("commerce", {
    display: "grid",
    columnGap: space[4],
    rowGap: space[7],
    listStyle: "none",
    margin: 0,
    padding: 0,
    ...columns(2),
    "@media": {
      [below("sm")]: closer,
      [from("sm")]: columns(3),
      [from("md")]: columns(4),
    },
  }),
  variants: {
    layout: {
      home: inLayer("commerce", {
        "@media": { [from("lg")]: columns(5), [from("xl")]: columns(6) },
        "@container": {
          [placeBelow("sm")]: { ...closer, ...columns(2) },
          [placeBetween("sm", "md")]: columns(3),
          [placeBetween("md", "lg")]: columns(4),
          [placeBetween("lg", "xl")]: columns(5),
          [placeFrom("xl")]: columns(6),
        },
      }),
      list: inLayer("commerce", {
        "@media": {
          [from("lg")]: columns(4),
          [from("xl")]: columns(5),
          [from("wide")]: columns(6),
          [from("widest")]: columns(7),
        },
      }),
      rail: inLayer("commerce", {
        "@media": {
          // Six cards fit in one row. If they don't, they scroll, so that no row is half empty.
          [below("xl")]: rail,
          [`${from("md")} and ${below("xl")}`]: { gridAutoColumns: measures.block.card },
          [from("xl")]: columns(6),
        },
        "@container": {
          [placeBelow("xl")]: rail,
          [placeBelow("sm")]: closer,
          [placeBelow("md")]: { gridAutoColumns: measures.block.railCard },
          [placeBetween("md", "xl")]: { gridAutoColumns: measures.block.card },
          [placeFrom("xl")]: columns(6),
        },
      }),
    },
  },
});

globalStyle(
  `${goodsGrid.classNames.base} > li`,
  globalInLayer("commerce", { minInlineSize: 0, scrollSnapAlign: "start" }),
);
