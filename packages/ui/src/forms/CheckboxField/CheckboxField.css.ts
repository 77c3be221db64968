import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** The error lines up with the label, not with the box. */
export const error = style(inLayer("forms", { paddingInlineStart: vars.space[7] }));
