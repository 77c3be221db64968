import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";

const { color, space } = vars;

export const page = style(
  inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0, inlineSize: `min(${shopSize.form}, 100%)` }),
);

export const title = style([pageTitle, inLayer("app", { margin: 0 })]);

export const skeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.high, borderRadius: vars.radius.panel.md }),
);

export const form = style(inLayer("app", { display: "grid", gap: space[4] }));

export const actions = style(inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] }));

export const save = style(inLayer("app", { flex: 1 }));

/** Ways to fill in the form at once. */
export const helpers = style(inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "start", gap: space[3] }));

export const paste = style(inLayer("app", { display: "grid", justifyItems: "start", gap: space[2] }));

export const pasteResult = style([
  text.small,
  inLayer("app", { margin: 0, color: color.text.secondary, selectors: { "&:empty": { display: "none" } } }),
]);

export const pasteForm = style(
  inLayer("app", {
    display: "grid",
    gap: space[3],
    inlineSize: "100%",
    padding: space[4],
    borderRadius: vars.radius.panel.md,
    background: color.bg.subtle,
  }),
);
