import { style } from "@vanilla-extract/css";
import { below } from "../../src/theme/breakpoints.ts";
import { vars } from "../../src/theme/contract.css.ts";
import { inLayer } from "../../src/theme/inLayer.ts";

const { color, space } = vars;

/** What is changed at the start, what comes of it at the end. */
export const bench = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "400px minmax(0, 1fr)",
    alignItems: "start",
    gridTemplateRows: "auto 1fr",
    minBlockSize: "100vh",
    "@media": { [below("lg")]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "none" } },
  }),
);

export const panel = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[5],
    padding: space[6],
    "@media": { [below("lg")]: { padding: space[4] } },
  }),
);

export const result = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    gridColumn: "2",
    gridRow: "1 / span 2",
    alignContent: "start",
    alignSelf: "stretch",
    padding: space[6],
    borderInlineStart: `${vars.line.hairline} solid ${color.border.hairline}`,
    "@media": {
      [below("lg")]: { gridColumn: "auto", gridRow: "auto", padding: space[4], borderInlineStart: "0" },
    },
  }),
);

/** The room that a page leaves around its blocks. */
export const page = style(inLayer("app", { padding: space[6], "@media": { [below("md")]: { padding: space[4] } } }));

export const bar = style(inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] }));

/** Choices about what shows, over the frame. */
export const choices = style([
  bar,
  inLayer("app", { padding: space[1], background: color.bg.subtle, borderRadius: vars.radius.panel.sm }),
]);

export const json = style(
  inLayer("app", {
    fontFamily: "ui-monospace, Menlo, Consolas, monospace",
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    whiteSpace: "pre-wrap",
  }),
);

/** A colour's own picker beside its text. */
export const colourRow = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: space[2] }),
);

export const picker = style(
  inLayer("app", {
    inlineSize: vars.size.control.field,
    blockSize: vars.size.control.field,
    padding: space[1],
    boxSizing: "border-box",
    background: color.bg.raised,
    border: `${vars.line.control} solid ${color.border.control}`,
    borderRadius: vars.radius.control.md,
  }),
);

/** Entries of a form inside one another. */
export const group = style(
  inLayer("app", {
    display: "grid",
    gap: space[4],
    minInlineSize: "0",
    margin: "0",
    padding: "0",
    border: "0",
  }),
);

export const nested = style(
  inLayer("app", {
    display: "grid",
    gap: space[4],
    paddingInlineStart: space[3],
    borderInlineStart: `${vars.line.strong} solid ${color.border.hairline}`,
  }),
);
