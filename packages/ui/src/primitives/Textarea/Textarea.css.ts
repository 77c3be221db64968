import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { control } from "../Input/Input.css.ts";

export const area = style([
  control,
  inLayer("primitives", {
    resize: "vertical",
    paddingBlock: vars.space[3],
    // Round controls are for one line.
    borderRadius: vars.radius.panel.sm,
  }),
]);
