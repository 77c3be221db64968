import { style } from "@vanilla-extract/css";
import { below } from "../../src/theme/breakpoints.ts";
import { vars } from "../../src/theme/contract.css.ts";
import { inLayer } from "../../src/theme/inLayer.ts";
import { text } from "../../src/theme/text.css.ts";

const { color, space, size } = vars;
const hairline = `${vars.line.hairline} solid ${color.border.hairline}`;

const column = {
  inlineSize: "100%",
  maxInlineSize: size.container,
  marginInline: "auto",
  paddingInline: space[6],
  "@media": { [below("md")]: { paddingInline: space[4] } },
} as const;

/** A whole page of the shop. */
export const shop = style(
  inLayer("app", {
    display: "flow-root",
    background: color.bg.page,
    color: color.text.primary,
    fontFamily: vars.font.family,
  }),
);

export const header = style(
  inLayer("app", {
    ...column,
    display: "flex",
    alignItems: "center",
    gap: space[4],
    paddingBlock: space[2],
  }),
);

export const bar = style(inLayer("app", { borderBlockEnd: hairline, background: color.bg.page }));

export const logo = style([text.title3, inLayer("app", { color: color.text.brand })]);

export const search = style(
  inLayer("app", {
    flex: "1",
    minInlineSize: "0",
    maxInlineSize: size.measure,
    marginInlineStart: space[4],
    "@media": { [below("md")]: { display: "none" } },
  }),
);

export const entries = style(inLayer("app", { display: "flex", gap: space[1], marginInlineStart: "auto" }));

export const main = style(
  inLayer("app", {
    ...column,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[8],
    paddingBlock: space[6],
  }),
);

export const footer = style(
  inLayer("app", {
    marginBlockStart: space[10],
    paddingBlock: space[8],
    color: color.darkField.text,
    background: color.darkField.surface,
  }),
);

export const footerWords = style([
  text.small,
  inLayer("app", { ...column, display: "flex", flexWrap: "wrap", columnGap: space[8], rowGap: space[2] }),
]);

/** A product's pictures beside what can be chosen, or the cart beside its sum. */
export const halves = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
    alignItems: "start",
    gap: space[10],
    "@media": { [below("lg")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] } },
  }),
);

export const lineAndSum = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `minmax(0, 1fr) ${size.drawer}`,
    alignItems: "start",
    gap: space[8],
    "@media": { [below("lg")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);
