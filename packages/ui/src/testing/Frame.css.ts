import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { inLayer } from "../theme/inLayer.ts";

const { size, space } = vars;
const wide = (inlineSize: string) => inLayer("app", { inlineSize, maxInlineSize: `calc(100vw - 4 * ${space[4]})` });

/** Widths of the places a component stands in. */
export const frame = styleVariants({
  rail: wide(size.block.railCard),
  card: wide(size.filters),
  drawer: wide(size.drawer),
  panel: wide(size.dialog),
  column: wide(size.measure),
  page: wide(size.container),
});
