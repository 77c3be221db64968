import { style } from "@vanilla-extract/css";
import { inLayer } from "../../theme/inLayer.ts";

/** May be narrower than its rail of cards, which scrolls. */
export const root = style(inLayer("blocks", { minInlineSize: 0 }));
