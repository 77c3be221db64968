import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** As high as its line: what stands beside it is at the height of its words. */
export const root = style(inLayer("forms", { display: "grid", justifyItems: "start" }));

/** The error lines up with the label, not with the box. */
export const error = style(inLayer("forms", { paddingInlineStart: vars.space[7] }));
