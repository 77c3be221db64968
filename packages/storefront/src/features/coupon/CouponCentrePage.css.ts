import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";

const { color, space } = vars;

export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `${space[1]} ${space[3]}`,
    paddingBlock: `${space[8]} ${space[5]}`,
    "@media": { [below("md")]: { paddingBlock: `${space[4]} ${space[3]}` } },
  }),
);

export const title = style([pageTitle]);

export const count = style([
  text.body,
  inLayer("app", { color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);

export const toolbar = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: space[2],
    padding: space[1],
    borderRadius: vars.radius.panel.md,
    background: color.bg.subtle,
  }),
);

export const results = style(inLayer("app", { marginBlockStart: space[6], minBlockSize: "40vh" }));

/** What the coupons are for. */
export const goods = style(inLayer("app", { marginBlockStart: space[12] }));

export const pages = style(inLayer("app", { marginBlockStart: space[9] }));
