import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { pageTitle } from "../../../shared/layout/pageTitle.css.ts";
import { shopSize } from "../../../shared/layout/shopSize.ts";

const { color, space } = vars;

export const page = style(
  inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0, inlineSize: `min(${shopSize.form}, 100%)` }),
);
export const title = style([pageTitle, inLayer("app", { margin: 0 })]);
export const lead = style([text.body, inLayer("app", { margin: 0, color: color.text.secondary })]);
export const skeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.high, borderRadius: vars.radius.panel.md }),
);
export const actions = style(inLayer("app", { display: "flex", flexWrap: "wrap", gap: space[3] }));
