import { createVar, keyframes, style } from "@vanilla-extract/css";
import { below, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line, motion, size } = vars;

export const root = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[3],
    padding: space[5],
    borderRadius: vars.radius.panel.md,
    background: color.bg.brandSoft,
    "@media": { [below("md")]: { padding: space[4] } },
  }),
);

export const head = style(
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
  }),
);
export const title = style([text.title3, inLayer("commerce", { margin: 0, overflowWrap: "anywhere" })]);

export const lines = style(
  inLayer("commerce", {
    display: "grid",
    listStyle: "none",
    margin: 0,
    marginBlockEnd: `calc(-1 * ${space["2half"]})`,
    padding: 0,
  }),
);

/** When its turn comes: 0, 1, 2 … */
export const turn = createVar();

/** Line by line, as one puts them into a bag. */
const put = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${motion.travel.toast})` } });

export const row = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: `${size.picture.xs} minmax(0, 1fr) auto`,
    alignItems: "center",
    columnGap: space[3],
    paddingBlock: space["2half"],
    borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
    animation: `${put} ${motion.duration.base} ${motion.easing.enter} calc(${turn} * ${motion.duration.instant}) backwards`,
    "@media": { [media.reducedMotion]: { animation: "none" } },
  }),
);

export const picture = style(
  inLayer("commerce", {
    inlineSize: size.picture.xs,
    selectors: { "[data-gone] > &": { opacity: 0.5 } },
  }),
);
export const words = style(inLayer("commerce", { display: "grid", gap: space.half, minInlineSize: 0 }));
export const name = style([
  text.label,
  inLayer("commerce", { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
]);
export const news = style([
  text.small,
  inLayer("commerce", { display: "flex", flexWrap: "wrap", columnGap: space[3], color: color.text.secondary }),
]);
/** What a buyer should look at. */
export const changed = style(inLayer("commerce", { color: color.text.primary, fontWeight: vars.font.weight.control }));
export const gone = style(inLayer("commerce", { color: color.text.danger, fontWeight: vars.font.weight.control }));
export const numbers = style([
  text.small,
  inLayer("commerce", {
    display: "grid",
    justifyItems: "end",
    color: color.text.secondary,
    fontVariantNumeric: vars.font.figures,
  }),
]);
