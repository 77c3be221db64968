import { from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";

const { color, line, radius, size, space } = vars;

export const page = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    gap: space[6],
    paddingBlock: `${space[8]} ${space[12]}`,
  }),
);
export const head = style(
  inLayer("app", { display: "grid", gap: space[2], inlineSize: "100%", maxInlineSize: size.measure }),
);
export const title = style([pageTitle, inLayer("app", { margin: 0 })]);
export const lead = style([text.body, inLayer("app", { margin: 0, color: color.text.secondary })]);
export const steps = style(inLayer("app", { inlineSize: "100%", maxInlineSize: size.measure }));
export const panel = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    inlineSize: "100%",
    maxInlineSize: size.measure,
    padding: space[5],
    borderRadius: radius.panel.md,
    background: color.bg.surface,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
    "@media": { [from("md")]: { padding: space[8] } },
  }),
);
export const stepTitle = style([text.title2, inLayer("app", { margin: 0 })]);
export const group = style([text.title3, inLayer("app", { marginBlock: `${space[4]} 0` })]);
export const agreement = style([
  text.body,
  inLayer("app", {
    padding: space[4],
    borderRadius: radius.panel.lg,
    background: color.bg.subtle,
    overflowWrap: "anywhere",
  }),
]);
globalStyle(
  `${agreement} :is(h2, h3, h4)`,
  globalInLayer("app", { marginBlock: `${space[4]} ${space[1]}`, fontWeight: vars.font.weight.strong }),
);
globalStyle(`${agreement} :is(ul, ol)`, globalInLayer("app", { paddingInlineStart: space[6] }));
export const pair = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    "@media": { [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "start" } },
  }),
);
export const form = style(inLayer("app", { display: "grid", gap: space[4] }));
export const choices = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[2],
    margin: 0,
    padding: 0,
    border: "none",
    "@media": { [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);
export const legend = style([text.label, inLayer("app", { padding: 0, marginBlockEnd: space[2] })]);
export const actions = style(inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] }));
export const facts = style([
  text.body,
  inLayer("app", { display: "grid", gap: space[2], margin: 0, overflowWrap: "anywhere" }),
]);
export const fact = style(inLayer("app", { display: "grid", gap: space.half }));
export const factName = style([text.small, inLayer("app", { color: color.text.secondary })]);
export const factValue = style(inLayer("app", { margin: 0 }));
