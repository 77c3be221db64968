import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { placeBelow, placeFrom } from "../../theme/place.ts";
import { blockPlace } from "../../theme/place.css.ts";

const { color, space, radius } = vars;

export const root = style([blockPlace, inLayer("blocks", { minInlineSize: 0 })]);

/** The note is about columns, and a phone has none. */
export const note = style(inLayer("blocks", { "@container": { [placeBelow("md")]: { display: "none" } } }));

/** Side by side, columns need no tabs. */
export const tabs = style(
  inLayer("blocks", { marginBlockEnd: space[2], "@container": { [placeFrom("lg")]: { display: "none" } } }),
);

export const columns = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    "@container": {
      [placeFrom("lg")]: { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    },
  }),
);

export const column = recipe({
  base: inLayer("blocks", {
    minInlineSize: 0,
    "@container": {
      [placeFrom("lg")]: {
        paddingBlockStart: space[5],
        paddingBlockEnd: space[3],
        paddingInline: space[6],
        borderRadius: radius.panel.lg,
        background: color.bg.subtle,
      },
    },
  }),
  variants: {
    place: {
      always: {},
      chosen: {},
      waiting: inLayer("blocks", { "@container": { [placeBelow("lg")]: { display: "none" } } }),
    },
  },
});
