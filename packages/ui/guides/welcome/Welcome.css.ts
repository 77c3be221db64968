import { style } from "@vanilla-extract/css";
import { below } from "../../src/theme/breakpoints.ts";
import { vars } from "../../src/theme/contract.css.ts";
import { inLayer } from "../../src/theme/inLayer.ts";

const { color, space } = vars;

/** The brand's field with words at the start and a few components at the end. */
export const hero = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space[8],
    padding: space[12],
    color: color.field.text,
    background: color.field.ground,
    borderRadius: vars.radius.block,
    "@media": { [below("lg")]: { gridTemplateColumns: "minmax(0, 1fr)", padding: space[6] } },
  }),
);

export const words = style(inLayer("app", { display: "grid", gap: space[4], maxInlineSize: "560px" }));

export const actions = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", gap: space[3], marginBlockStart: space[2] }),
);

/** A product card on its own page, as a buyer sees it. */
export const sample = style(
  inLayer("app", {
    inlineSize: "236px",
    padding: space[3],
    color: color.text.primary,
    background: color.bg.page,
    borderRadius: vars.radius.panel.lg,
    boxShadow: vars.elevation.e2,
    "@media": { [below("lg")]: { display: "none" } },
  }),
);

export const card = style(
  inLayer("app", { display: "grid", alignContent: "start", gap: space[2], blockSize: "100%", textDecoration: "none" }),
);
