import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** Width of the letters, in percent. */
export const width = createVar();

const { priceXL, priceL, priceM, priceS } = vars.type;

/** In place of the fixed width of money. */
export const living = style(
  inLayer("commerce", {
    vars: {
      [priceXL.width]: width,
      [priceL.width]: width,
      [priceM.width]: width,
      [priceS.width]: width,
    },
  }),
);
