import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../../shared/layout/shopSize.ts";

const { color, space } = vars;

export const body = style(inLayer("app", { marginBlockStart: space[4] }));

export const picker = style(inLayer("app", { display: "grid", gap: space[3], minInlineSize: 0 }));

export const search = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: space[2] }),
);

export const said = style([
  text.small,
  inLayer("app", {
    margin: 0,
    color: color.text.secondary,
    overflowWrap: "anywhere",
    selectors: { "&:empty": { display: "none" } },
  }),
]);

export const loading = style([
  text.small,
  inLayer("app", {
    display: "grid",
    placeItems: "center",
    margin: 0,
    blockSize: shopSize.skeleton.middle,
    borderRadius: vars.radius.panel.md,
    background: color.bg.subtle,
    color: color.text.secondary,
  }),
]);

/** Ends within a row: there is more. */
export const hits = style(
  inLayer("app", {
    display: "grid",
    margin: 0,
    padding: 0,
    listStyle: "none",
    maxBlockSize: `calc(${shopSize.skeleton.row} + ${space[6]})`,
    overflowY: "auto",
    border: `${vars.line.hairline} solid ${color.border.hairline}`,
    borderRadius: vars.radius.panel.md,
  }),
);

export const hit = style([
  text.body,
  inLayer("app", {
    display: "grid",
    gap: space[1],
    inlineSize: "100%",
    padding: `${space[2]} ${space[3]}`,
    border: 0,
    background: "none",
    color: color.text.primary,
    textAlign: "start",
    cursor: "pointer",
    overflowWrap: "anywhere",
    selectors: {
      "&:hover": { background: color.bg.subtle },
      "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.line.strong})` },
    },
  }),
]);

export const name = style(inLayer("app", { fontWeight: vars.font.weight.strong }));

export const street = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const canvas = style(
  inLayer("app", {
    position: "relative",
    isolation: "isolate",
    blockSize: shopSize.skeleton.middle,
    borderRadius: vars.radius.panel.md,
    overflow: "hidden",
    background: color.bg.subtle,
  }),
);
