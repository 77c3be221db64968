import { from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, line, space } = vars;

export const panel = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[4],
    padding: space[5],
    borderRadius: vars.radius.panel.md,
    background: color.bg.surface,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
  }),
);
/** As wide as its text where there is space; full width on a phone. */
export const submit = style(inLayer("app", { "@media": { [from("md")]: { justifySelf: "start" } } }));
export const form = style(inLayer("app", { maxInlineSize: shopSize.form }));
export const stars = style(inLayer("app", { display: "grid", gap: space[1] }));
export const head = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3], minInlineSize: 0 }),
);
export const quiet = style([text.small, inLayer("app", { color: color.text.secondary, overflowWrap: "anywhere" })]);
export const words = style([
  text.bodyL,
  inLayer("app", { overflowWrap: "anywhere", maxInlineSize: vars.size.measure }),
]);
export const scores = style(inLayer("app", { display: "grid", gap: space[2], margin: 0 }));
export const score = style([
  text.body,
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] }),
]);
export const scoreName = style(
  inLayer("app", { inlineSize: shopSize.shortColumn, color: color.text.secondary, fontWeight: vars.type.body.weight }),
);
export const scoreValue = style(inLayer("app", { display: "flex", alignItems: "center", gap: space[2], margin: 0 }));
export const reply = style([
  text.body,
  inLayer("app", {
    padding: space[4],
    borderRadius: vars.radius.panel.sm,
    background: color.bg.subtle,
    overflowWrap: "anywhere",
  }),
]);
