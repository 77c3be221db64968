import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { error as line } from "../Field/Field.css.ts";

/** The error stands under the words, not under the box. */
export const error = style([line, inLayer("forms", { paddingInlineStart: vars.space[7] })]);
