import { style } from "@vanilla-extract/css";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { placeBelow } from "../../theme/place.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, radius } = vars;

export const root = style(
  inLayer("commerce", {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(20%, 1fr)",
    listStyle: "none",
    margin: 0,
    padding: 0,
    borderRadius: radius.panel.sm,
    background: color.darkField.slot,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollbarWidth: "none",
    scrollSnapType: "x proximity",
    "@media": { [below("md")]: { gridAutoColumns: "minmax(31%, 1fr)" } },
    "@container": { [placeBelow("md")]: { gridAutoColumns: "minmax(31%, 1fr)" } },
  }),
);

export const item = style(inLayer("commerce", { display: "grid", minInlineSize: 0, scrollSnapAlign: "start" }));

/** The selected round is red: running time is one of the two things red is used for. */
export const slot = style(
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    alignContent: "center",
    columnGap: space["2half"],
    paddingBlock: space["2half"],
    paddingInline: space[4],
    minBlockSize: vars.size.touch,
    borderRadius: radius.panel.sm,
    color: color.darkField.slotText,
    textAlign: "start",
    selectors: {
      "&[aria-pressed='true']": { background: color.bg.deal, color: color.text.onDeal },
      "&:focus-visible": {
        outline: `${vars.line.strong} solid ${color.border.focusOnField}`,
        outlineOffset: `calc(-1 * ${space[1]})`,
      },
    },
    "@media": { [below("md")]: { paddingInline: space[3] } },
    "@container": { [placeBelow("md")]: { paddingInline: space[3] } },
  }),
);

export const hour = style([
  text.priceM,
  inLayer("commerce", {
    color: color.text.onDark,
    selectors: { [`${slot}[aria-pressed='true'] &`]: { color: color.text.onDeal } },
  }),
]);

export const state = style([text.caption]);
