import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { globalInLayer, inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size, radius } = vars;

export const root = style(
  inLayer("commerce", {
    position: "relative",
    inlineSize: size.categoryRail,
    padding: space["1half"],
    borderEndStartRadius: radius.panel,
    borderEndEndRadius: radius.panel,
    background: color.bg.raised,
    boxShadow: vars.elevation.e2,
  }),
);

export const row = style(
  inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    gap: space["2half"],
    blockSize: size.shell.categoryRow,
    paddingInline: space["2half"],
    borderRadius: radius.control,
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
    borderRadius: radius.sm,
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

/** Up to two children beside the name; what finds no room is left out, never half cut. */
export const inline = style([
  text.caption,
  inLayer("commerce", {
    flex: 1,
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    textAlign: "end",
    color: color.text.muted,
    selectors: { [`${row}[data-open] &`]: { color: color.text.brand } },
  }),
]);

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
    inlineSize: `min(${size.panel}, 60vw)`,
    overflowY: "auto",
    marginInlineStart: space[1],
    padding: space[5],
    borderRadius: radius.panel,
    background: color.bg.raised,
    boxShadow: vars.elevation.e3,
    cursor: "default",
    whiteSpace: "normal",
    // Bridges the gap to the rail.
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

export const children = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `${space[1]} ${space[4]}`,
  }),
);

export const child = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: `${size.picture.xs} minmax(0, 1fr)`,
    alignItems: "center",
    columnGap: space[3],
    padding: space[2],
    borderRadius: radius.md,
    color: color.text.primary,
    selectors: { "&:hover": { background: color.action.quiet } },
  }),
);

export const childName = style([text.label, inLayer("commerce", { display: "block" })]);

export const grandchildren = style([
  text.caption,
  inLayer("commerce", {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: color.text.muted,
  }),
]);
