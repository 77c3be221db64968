import { below, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size, line } = vars;

export const layout = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${shopSize.member} minmax(0, calc(${size.measure} + ${space[10]}))`,
    columnGap: space[16],
    rowGap: space[6],
    alignItems: "start",
    paddingBlockStart: space[8],
    "@media": {
      [below("lg")]: { gridTemplateColumns: "minmax(0, 1fr)", paddingBlockStart: space[4] },
      print: { display: "block", padding: 0 },
    },
  }),
);

export const main = style(inLayer("app", { display: "grid", gap: space[5], minInlineSize: 0 }));

export const title = style([text.title1, inLayer("app", { overflowWrap: "anywhere" })]);

export const results = style(inLayer("app", { minBlockSize: "40vh" }));
export const pages = style(inLayer("app", { marginBlockStart: space[4] }));
export const list = style(inLayer("app", { listStyle: "none", margin: 0, padding: 0 }));

export const row = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[4],
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
    "@media": { [media.hover]: { selectors: { "&:hover": { color: color.text.brand } } } },
  }),
);

export const rowTitle = style([text.label, inLayer("app", { minInlineSize: 0, overflowWrap: "anywhere" })]);
export const rowNote = style([text.caption, inLayer("app", { color: color.text.muted })]);
export const rowSkeleton = style(inLayer("app", { blockSize: size.control.md, marginBlockEnd: space[3] }));

export const article = style(inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }));

export const meta = style([
  text.small,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[4],
    marginBlockEnd: space[2],
    color: color.text.muted,
  }),
]);

export const neighbours = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: space[4],
    marginBlockStart: space[8],
    "@media": { [below("sm")]: { gridTemplateColumns: "1fr" }, print: { display: "none" } },
  }),
);

/** Keeps the space of the neighbours while they load. */
export const neighboursSkeleton = style(inLayer("app", { blockSize: size.picture.lg, marginBlockStart: space[8] }));

export const neighbour = style([
  text.label,
  inLayer("app", {
    display: "grid",
    gap: space[1],
    padding: space[4],
    border: `${line.hairline} solid ${color.border.hairline}`,
    borderRadius: vars.radius.panel.md,
    overflowWrap: "anywhere",
    "@media": { [media.hover]: { selectors: { "&:hover": { borderColor: color.border.strong } } } },
  }),
]);

export const following = style([
  neighbour,
  inLayer("app", {
    gridColumn: 2,
    textAlign: "end",
    "@media": { [below("sm")]: { gridColumn: 1, textAlign: "start" } },
  }),
]);
