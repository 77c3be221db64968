import { style } from "@vanilla-extract/css";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

export const root = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: vars.space[16],
    "@media": { [below("md")]: { rowGap: vars.space[8] } },
  }),
);

/** A block that draws nothing takes no room, nor a gap. */
export const block = style(inLayer("blocks", { minInlineSize: 0, selectors: { "&:empty": { display: "none" } } }));

export const waiting = style(
  inLayer("blocks", { minBlockSize: vars.size.block.waiting, borderRadius: vars.radius.field }),
);
