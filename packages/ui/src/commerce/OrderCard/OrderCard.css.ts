import { style } from "@vanilla-extract/css";
import { below, from } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { clampedTo } from "../../theme/clampedTo.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";
import { touchReach } from "../../theme/touchReach.css.ts";

const { color, space, line, size } = vars;

export const root = style(
  inLayer("commerce", {
    borderRadius: vars.radius.panel.md,
    background: color.bg.surface,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
    overflow: "hidden",
  }),
);

export const head = style([
  text.small,
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[4],
    rowGap: space[1],
    paddingBlockStart: space[4],
    paddingInline: space[5],
    color: color.text.secondary,
    fontVariantNumeric: vars.font.figures,
    overflowWrap: "anywhere",
    "@media": { [below("md")]: { paddingInline: space[4] } },
  }),
]);
export const sn = style(
  inLayer("commerce", {
    position: "relative",
    color: color.text.primary,
    selectors: { "&:hover": { textDecoration: "underline" }, "&::after": touchReach },
  }),
);
export const placed = style(inLayer("commerce", { color: color.text.muted }));
export const store = style(
  inLayer("commerce", {
    display: "inline-flex",
    alignItems: "center",
    gap: space["1half"],
    minInlineSize: 0,
    "@media": { [from("md")]: { marginInlineStart: "auto" } },
  }),
);
export const storeIcon = style(
  inLayer("commerce", { inlineSize: size.icon.sm, blockSize: size.icon.sm, flex: "none" }),
);

export const body = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: space[4],
    alignItems: "center",
    paddingBlock: space[4],
    paddingInline: space[5],
    "@media": {
      [below("md")]: { paddingInline: space[4] },
      [from("md")]: { gridTemplateColumns: `minmax(0, 1fr) auto minmax(${measures.cartCount}, auto)` },
    },
  }),
);

export const goods = style(
  inLayer("commerce", { display: "flex", alignItems: "center", gap: space["2half"], minInlineSize: 0 }),
);
export const picture = style(
  inLayer("commerce", {
    inlineSize: size.picture.lg,
    flex: "none",
    "@media": { [below("sm")]: { inlineSize: size.picture.sm } },
  }),
);
export const words = style(inLayer("commerce", { display: "grid", minInlineSize: 0, overflowWrap: "anywhere" }));
export const name = style([
  text.body,
  inLayer("commerce", {
    ...clampedTo(2),
  }),
]);
export const small = style([text.small, inLayer("commerce", { color: color.text.secondary })]);
/** Without actions, the amount is at the edge of the card. */
export const money = style(
  inLayer("commerce", {
    display: "grid",
    justifyItems: "end",
    selectors: { "&:last-child": { gridColumn: "2 / -1" } },
  }),
);

/**
 * Stacked; more than two have two columns, so that the card stays low. On a phone they are in a row, with the main one
 * at the end, under the thumb.
 */
export const actions = style(
  inLayer("commerce", {
    display: "grid",
    gap: space[2],
    selectors: { "&:has(> :nth-child(4))": { gridTemplateColumns: "repeat(2, 1fr)" } },
    "@media": {
      [below("md")]: { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", flexDirection: "row-reverse" },
    },
  }),
);

export const foot = style([
  text.small,
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[3],
    paddingBlock: space[3],
    paddingInline: space[5],
    margin: line.hairline,
    background: color.bg.subtle,
    "@media": { [below("md")]: { paddingInline: space[4] } },
  }),
]);
