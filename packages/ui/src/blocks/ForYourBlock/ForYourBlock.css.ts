import { style } from "@vanilla-extract/css";
import { below, from } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** May be narrower than its rail of cards, which scrolls. */
export const root = style(inLayer("blocks", { minInlineSize: 0 }));

/** Six side by side or a rail: never a second line with one card. */
export const rail = style(
  inLayer("blocks", {
    scrollbarWidth: "none",
    "@media": {
      [`${from("md")} and ${below("xl")}`]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: vars.size.block.card,
        overflowX: "auto",
        overscrollBehaviorX: "contain",
        scrollSnapType: "x proximity",
      },
    },
  }),
);
