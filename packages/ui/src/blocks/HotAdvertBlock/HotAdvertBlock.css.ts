import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { measures } from "../../theme/measures.ts";
import { placeFrom } from "../../theme/place.ts";

const { space } = vars;

export const bento = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gridTemplateRows: measures.block.featurePhone,
    gridAutoRows: `calc(${measures.block.tile} * 0.8)`,
    gap: space[3],
    listStyle: "none",
    margin: 0,
    padding: 0,
    "@container": {
      [placeFrom("md")]: {
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        gridTemplateRows: "none",
        gridAutoRows: measures.block.tile,
        gap: space[4],
      },
    },
  }),
);

/** Full width on a phone, two by two on a desktop. On its own it fills the line. */
export const lead = style(
  inLayer("blocks", {
    gridColumn: "span 2",
    minInlineSize: 0,
    selectors: { "&:only-child": { gridColumn: "1 / -1" } },
    "@container": { [placeFrom("md")]: { gridRow: "span 2" } },
  }),
);

/** If the number of tiles is odd, the last one fills the rest of the line. */
export const small = style(
  inLayer("blocks", {
    minInlineSize: 0,
    selectors: { "&:nth-child(even):last-child": { gridColumn: "span 2" } },
    "@container": {
      [placeFrom("md")]: {
        selectors: {
          "&:nth-child(2):last-child": { gridRow: "span 2" },
          "&:nth-child(2):nth-last-child(2)": { gridColumn: "span 2" },
          "&:nth-child(3):last-child": { gridColumn: "span 2" },
          // From the sixth tile on, a line has four.
          "&:nth-child(4n + 6):last-child": { gridColumn: "1 / -1" },
          "&:nth-child(4n + 6):nth-last-child(2)": { gridColumn: "span 2" },
          "&:nth-child(4n + 7):last-child": { gridColumn: "span 2" },
        },
      },
    },
  }),
);
