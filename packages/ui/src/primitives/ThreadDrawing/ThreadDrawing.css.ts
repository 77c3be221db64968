import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

export const drawing = style(
  inLayer("primitives", { display: "block", inlineSize: `calc(${vars.space[24]} * 5 / 3)`, maxInlineSize: "100%" }),
);

/** As a block: in a line it would leave room for letters below it, where a site has no reset. */
export const picture = style(inLayer("primitives", { display: "block", inlineSize: "100%" }));

export const thread = style(inLayer("primitives", { stroke: vars.color.text.brand, strokeWidth: 4.5 }));

export const warp = style(inLayer("primitives", { stroke: vars.color.icon.rating, strokeWidth: 4.5 }));

/** Light across the thread, so that it looks twisted. */
export const twist = style(inLayer("primitives", { stroke: vars.color.bg.page, strokeWidth: 4.5, strokeOpacity: 0.4 }));
