import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** Fields are stacked. A site can lay them out differently with its own class. */
export const root = style(
  inLayer("forms", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] }),
);

/** One of several errors above the form. */
export const line = style(inLayer("forms", { margin: 0 }));
