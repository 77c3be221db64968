import { style } from "@vanilla-extract/css";
import { inLayer } from "../../theme/inLayer.ts";
import { blockPlace } from "../../theme/place.css.ts";

/** May be narrower than its rail of cards, which scrolls. */
export const root = style([blockPlace, inLayer("blocks", { minInlineSize: 0 })]);
