import { style } from "@vanilla-extract/css";
import { inLayer } from "../../theme/inLayer.ts";

/** Numbers and addresses read from the left in every language; on a page that reads from the right they stand at its side. */
export const leftToRight = style(
  inLayer("forms", { direction: "ltr", selectors: { "[dir='rtl'] &": { textAlign: "end" } } }),
);
