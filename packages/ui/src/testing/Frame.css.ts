import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { inLayer } from "../theme/inLayer.ts";
import { measures } from "../theme/measures.ts";

const { size, space } = vars;
const wide = (inlineSize: string) => inLayer("app", { inlineSize, maxInlineSize: `calc(100vw - 4 * ${space[4]})` });

/** Widths of the places where a component is used. */
export const frame = styleVariants({
  rail: wide(measures.block.railCard),
  card: wide(measures.block.strap),
  drawer: wide(size.drawer),
  panel: wide(size.dialog),
  column: wide(size.measure),
  page: wide(size.container),
});
