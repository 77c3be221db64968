import { style } from "@vanilla-extract/css";
import { inLayer } from "../../theme/inLayer.ts";

/** Cards may wrap, but never widen the form. */
export const root = style(inLayer("forms", { minInlineSize: 0 }));
