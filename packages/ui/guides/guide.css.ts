import { style } from "@vanilla-extract/css";
import { below } from "../src/theme/breakpoints.ts";
import { vars } from "../src/theme/contract.css.ts";
import { inLayer } from "../src/theme/inLayer.ts";
import { text } from "../src/theme/text.css.ts";

const { color, space, size } = vars;

/** A page of the guides: one column, with room around it. */
export const page = style(
  inLayer("app", {
    display: "grid",
    gap: space[16],
    maxInlineSize: "1120px",
    marginInline: "auto",
    paddingBlock: space[16],
    paddingInline: space[8],
    minBlockSize: "100vh",
    alignContent: "start",
    "@media": { [below("md")]: { gap: space[10], paddingBlock: space[8], paddingInline: space[4] } },
  }),
);

export const head = style(inLayer("app", { display: "grid", gap: space[3], maxInlineSize: size.measure }));

export const section = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    paddingBlockStart: space[6],
    borderBlockStart: `${vars.line.hairline} solid ${color.border.hairline}`,
  }),
);

export const sectionHead = style(inLayer("app", { display: "grid", gap: space[1], maxInlineSize: size.measure }));

/** The name of a token, as code. */
export const tokenName = style([
  text.caption,
  inLayer("app", { fontFamily: "ui-monospace, Menlo, Consolas, monospace", overflowWrap: "anywhere" }),
]);

export const sample = style(inLayer("app", { display: "grid", justifyItems: "start", gap: space[2], margin: "0" }));

/** Source code to copy. Long lines break, so that nothing has to scroll. */
export const code = style([
  text.small,
  inLayer("app", {
    margin: "0",
    padding: space[4],
    inlineSize: "100%",
    boxSizing: "border-box",
    fontFamily: "ui-monospace, Menlo, Consolas, monospace",
    fontWeight: vars.font.weight.regular,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    color: color.darkField.text,
    background: color.darkField.surface,
    borderRadius: vars.radius.panel.md,
  }),
]);
