import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** A little apart from the last field's help and errors. */
export const button = style(inLayer("forms", { marginBlockStart: vars.space[1] }));
