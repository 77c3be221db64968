import { style } from "@vanilla-extract/css";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { measures } from "../../theme/measures.ts";

export const root = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: vars.space[16],
    "@media": { [below("md")]: { rowGap: vars.space[8] } },
  }),
);

/** An empty block takes no space, and no gap either. */
export const block = style(inLayer("blocks", { minInlineSize: 0, selectors: { "&:empty": { display: "none" } } }));

export const waiting = style(
  inLayer("blocks", { minBlockSize: measures.block.waiting, borderRadius: vars.radius.block }),
);
