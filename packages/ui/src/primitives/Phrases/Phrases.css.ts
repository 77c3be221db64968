import { style } from "@vanilla-extract/css";
import { inLayer } from "../../theme/inLayer.ts";

/** Lines end between the phrases; a phrase longer than the line is broken all the same. */
export const phrases = style(inLayer("primitives", { wordBreak: "keep-all", overflowWrap: "anywhere" }));
