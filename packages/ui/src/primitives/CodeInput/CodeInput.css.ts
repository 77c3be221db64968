import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

export const line = style(
  inLayer("primitives", { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: vars.space[2] }),
);

/** As high as the input beside it; keeps its width while it counts down. */
export const send = style(
  inLayer("primitives", { minBlockSize: vars.size.control.field, fontVariantNumeric: vars.font.figures }),
);
