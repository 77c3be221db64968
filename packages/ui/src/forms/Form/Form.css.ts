import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** Fields below each other; a site's own class may lay them out differently. */
export const root = style(
  inLayer("forms", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] }),
);
