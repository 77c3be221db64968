import { style } from "@vanilla-extract/css";
import { below } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { inLayer } from "../theme/inLayer.ts";
import { measures } from "../theme/measures.ts";

const { color, space } = vars;

export const brandSheet = style(
  inLayer("app", {
    display: "grid",
    gap: space[4],
    padding: space[4],
    background: color.bg.page,
    color: color.text.primary,
    fontFamily: vars.font.family,
  }),
);

export const buttons = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] }),
);

export const card = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `minmax(0, ${measures.block.strap}) minmax(0, 1fr)`,
    alignItems: "start",
    gap: space[4],
    "@media": { [below("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);
