import { from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";
import { shopSize } from "../../../shared/layout/shopSize.ts";

const { color, space, size } = vars;

/** The summary beside the reviews, or above them where there is no room. */
export const root = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    alignItems: "start",
    paddingBlockStart: space[5],
    minInlineSize: 0,
    "@media": { [from("lg")]: { gridTemplateColumns: `${size.drawer} minmax(0, 1fr)`, columnGap: space[12] } },
  }),
);
export const summary = style(inLayer("app", { display: "grid", gap: space[3] }));
export const list = style(inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }));
/** Without a summary the reviews have the whole width. */
globalStyle(`${list}:first-child`, globalInLayer("app", { gridColumn: "1 / -1" }));
export const head = style(inLayer("app", { display: "flex", alignItems: "center", gap: space[3] }));
export const stars = style([text.small, inLayer("app", { display: "grid", color: color.text.secondary })]);
export const histogram = style(
  inLayer("app", { display: "grid", gap: space[2], margin: 0, padding: 0, listStyle: "none" }),
);
export const bar = style([
  text.small,
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${space[4]} minmax(0, 1fr) ${space[10]}`,
    alignItems: "center",
    gap: space[2],
    fontVariantNumeric: vars.font.figures,
  }),
]);
export const percent = style(inLayer("app", { textAlign: "end", color: color.text.secondary }));
globalStyle(`${bar} [data-part="filled"]`, globalInLayer("app", { background: color.icon.rating }));
export const mean = style([text.priceXL, inLayer("app", { color: color.text.primary })]);
export const sort = style(inLayer("app", { inlineSize: "fit-content" }));
export const skeleton = style(inLayer("app", { blockSize: shopSize.skeleton.middle }));
