import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../../shared/layout/shopSize.ts";
import { pageTitle } from "../../../shared/layout/pageTitle.css.ts";

const { space } = vars;

export const page = style(
  inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0, inlineSize: `min(${shopSize.form}, 100%)` }),
);

export const title = style([pageTitle, inLayer("app", { margin: 0 })]);

export const skeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.high, borderRadius: vars.radius.panel.md }),
);

export const form = style(inLayer("app", { display: "grid", gap: space[4] }));
