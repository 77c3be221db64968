import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

export const icon = style(
  inLayer("commerce", {
    flex: "none",
    inlineSize: vars.size.icon.md,
    blockSize: vars.size.icon.md,
    strokeWidth: vars.size.icon.stroke,
  }),
);
