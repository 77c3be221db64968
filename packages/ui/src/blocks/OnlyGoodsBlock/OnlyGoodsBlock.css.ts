import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { placeBelow, placeFrom } from "../../theme/place.ts";
import { blockPlace } from "../../theme/place.css.ts";

const { space } = vars;

export const root = style([blockPlace, inLayer("blocks", { minInlineSize: 0 })]);

export const grid = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: space[4],
    rowGap: space[7],
    listStyle: "none",
    margin: 0,
    padding: 0,
    "@container": {
      [placeBelow("sm")]: { columnGap: space[3], rowGap: space[5] },
      [placeFrom("md")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      [placeFrom("xl")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    },
  }),
);

export const item = style(inLayer("blocks", { minInlineSize: 0 }));

/** The first product takes two columns and two rows. */
export const lead = style(
  inLayer("blocks", { display: "grid", minInlineSize: 0, gridColumn: "span 2", gridRow: "span 2" }),
);
