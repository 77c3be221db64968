import { globalStyle, style } from "@vanilla-extract/css";
import { from, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { globalInLayer, inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";

const { color, space, size, radius } = vars;

export const root = style(
  inLayer("commerce", {
    position: "relative",
    inlineSize: measures.categoryRail,
    padding: space["1half"],
    borderEndStartRadius: radius.panel.md,
    borderEndEndRadius: radius.panel.md,
    background: color.bg.raised,
    boxShadow: vars.elevation.e2,
  }),
);

export const row = style(
  inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    gap: space["2half"],
    blockSize: measures.categoryRow,
    paddingInline: space["2half"],
    borderRadius: radius.control.sm,
    fontWeight: vars.font.weight.medium,
    whiteSpace: "nowrap",
    selectors: { "&[data-open]": { background: color.bg.brandSoft, color: color.text.brand } },
  }),
);

export const first = style(
  inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    gap: space["2half"],
    flex: "none",
    blockSize: "100%",
    borderRadius: radius.control.xs,
  }),
);

export const icon = style(
  inLayer("commerce", {
    display: "grid",
    color: color.text.muted,
    selectors: { [`${row}[data-open] &`]: { color: color.text.brand } },
  }),
);

globalStyle(`${icon} > svg`, globalInLayer("commerce", { inlineSize: size.icon.md, blockSize: size.icon.md }));

/** Up to two children beside the name, which share the room: the first takes half of it at most, the second the rest. */
export const inline = style([
  text.caption,
  inLayer("commerce", {
    flex: 1,
    display: "grid",
    gridTemplateColumns: "fit-content(50%) minmax(0, max-content)",
    justifyContent: "end",
    minInlineSize: 0,
    whiteSpace: "pre",
    color: color.text.muted,
    selectors: { [`${row}[data-open] &`]: { color: color.text.brand } },
  }),
]);

/** Longer than its room, a name ends in dots; the panel has it whole. */
export const inlineItem = style(inLayer("commerce", { overflow: "hidden", textOverflow: "ellipsis" }));

export const inlineLink = style(
  inLayer("commerce", { "@media": { [media.hover]: { selectors: { "&:hover": { textDecoration: "underline" } } } } }),
);

export const cut = style(inLayer("commerce", { selectors: { "&::after": { content: "…" } } }));

export const panel = style(
  inLayer("commerce", {
    position: "absolute",
    zIndex: vars.zIndex.base,
    insetBlock: 0,
    insetInlineStart: "100%",
    inlineSize: `min(${measures.categoryPanel}, 100vw - ${measures.categoryRail} - ${space[24]} - ${space[16]})`,
    overflowY: "auto",
    marginInlineStart: space[1],
    padding: space[5],
    borderRadius: radius.panel.md,
    background: color.bg.raised,
    boxShadow: vars.elevation.e3,
    cursor: "default",
    whiteSpace: "normal",
    // Bridges the gap between the row and its panel.
    selectors: {
      "&::before": { content: "", position: "absolute", insetBlock: 0, insetInlineEnd: "100%", inlineSize: space[1] },
    },
  }),
);

export const panelHead = style(
  inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    marginBlockEnd: space[3],
  }),
);

export const panelTitle = style([text.title3, inLayer("commerce", { color: color.text.primary })]);

export const all = style([
  text.label,
  inLayer("commerce", { color: color.text.brand, selectors: { "&:hover": { textDecoration: "underline" } } }),
]);

export const panelBody = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    alignItems: "start",
    "@media": { [from("xl")]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  }),
);

export const children = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: `${space[1]} ${space[3]}`,
  }),
);

export const child = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: `${size.picture.xs} minmax(0, 1fr)`,
    gridTemplateRows: "auto 1fr",
    alignItems: "start",
    columnGap: space[3],
    padding: space[2],
    color: color.text.primary,
    overflowWrap: "anywhere",
  }),
);

/** Picture and name of a child are one link; its children stand on it, below the name and beside the picture. */
export const childLink = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: "subgrid",
    gridTemplateRows: "subgrid",
    gridArea: "1 / 1 / -1 / -1",
    alignItems: "start",
  }),
);

globalStyle(`${childLink} > :first-child`, globalInLayer("commerce", { gridRow: "1 / -1" }));

export const childName = style([
  text.label,
  inLayer("commerce", {
    display: "block",
    "@media": { [media.hover]: { selectors: { [`${childLink}:hover &`]: { textDecoration: "underline" } } } },
  }),
]);

export const grandchildren = style([
  text.caption,
  inLayer("commerce", {
    position: "relative",
    gridArea: "2 / 2",
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[2],
    marginBlockStart: space.half,
    color: color.text.muted,
  }),
]);

/** Room for a pointer: 24 px, the row between two lines included. */
export const grandchild = style(
  inLayer("commerce", {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: space[6],
    "@media": {
      [media.hover]: { selectors: { "&:hover": { color: color.text.brand, textDecoration: "underline" } } },
    },
  }),
);

/** Narrower windows have room for the children alone. */
export const campaign = style(
  inLayer("commerce", {
    display: "none",
    gap: space[2],
    inlineSize: measures.block.card,
    borderRadius: radius.media.md,
    color: color.text.primary,
    "@media": { [from("xl")]: { display: "grid" } },
  }),
);

export const campaignName = style([
  text.label,
  inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[2],
    selectors: { [`${campaign}:hover &`]: { color: color.text.brand } },
  }),
]);
