import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size, radius, line } = vars;

/** A phone has the back gesture instead, so the picture comes first there. */
export const crumbs = style(
  inLayer("app", { paddingBlock: space[4], "@media": { [below("md")]: { display: "none" } } }),
);

export const top = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    alignItems: "start",
    "@media": {
      [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
      [from("xl")]: { gridTemplateColumns: `minmax(0, ${shopSize.gallery}) minmax(0, 1fr)`, gap: space[9] },
    },
  }),
);

/** On a phone the picture reaches both edges of the screen. */
export const gallery = style(
  inLayer("app", { "@media": { [below("md")]: { marginInline: `calc(-1 * ${space[4]})` } } }),
);

export const column = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], minInlineSize: 0 }),
);
export const name = style([text.title2, inLayer("app", { overflowWrap: "anywhere" })]);
export const quiet = style([text.small, inLayer("app", { color: color.text.secondary })]);
export const price = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `${space[1]} ${space[4]}`,
    padding: space[4],
    borderRadius: radius.panel.md,
    background: color.bg.pointsSoft,
  }),
);
export const points = style([
  text.priceL,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    color: color.text.points,
    fontVariantNumeric: vars.font.figures,
  }),
]);
export const icon = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md, flex: "none" }));
export const row = style([
  text.body,
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] }),
]);
export const sums = style([
  text.body,
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    alignItems: "baseline",
    gap: `${space[2]} ${space[4]}`,
    margin: 0,
    paddingBlockStart: space[4],
    borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
    fontVariantNumeric: vars.font.figures,
    color: color.text.secondary,
  }),
]);
export const total = style([text.priceM, inLayer("app", { color: color.text.primary })]);
export const store = style(inLayer("app", { color: color.text.primary, textDecoration: "underline" }));

export const intro = style(inLayer("app", { display: "grid", gap: space[4], marginBlockStart: space[12] }));
export const heading = style([text.title2]);
export const prose = style([text.bodyL, inLayer("app", { maxInlineSize: size.measure, overflowWrap: "anywhere" })]);

export const skeleton = style(inLayer("app", { paddingBlockStart: space[11] }));
export const pictureSkeleton = style(
  inLayer("app", { aspectRatio: "1", inlineSize: "100%", borderRadius: radius.panel.md }),
);
export const columnSkeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.middle, borderRadius: radius.panel.md }),
);
