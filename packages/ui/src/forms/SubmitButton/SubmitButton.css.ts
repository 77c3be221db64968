import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** Keeps a distance from the help and errors of the last field. */
export const button = style(inLayer("forms", { marginBlockStart: vars.space[1] }));
