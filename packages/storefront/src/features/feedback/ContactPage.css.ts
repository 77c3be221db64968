import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";

const { color, space, size } = vars;

export const layout = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `minmax(0, ${size.panel}) ${shopSize.summary}`,
    columnGap: space[20],
    rowGap: space[8],
    alignItems: "start",
    paddingBlock: `${space[8]} ${space[12]}`,
    "@media": { [below("lg")]: { gridTemplateColumns: "minmax(0, 1fr)", paddingBlockStart: space[4] } },
  }),
);

export const main = style(inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }));
export const title = style([pageTitle, inLayer("app", { margin: 0 })]);
export const lead = style([text.bodyL, inLayer("app", { margin: 0, color: color.text.secondary })]);
export const skeleton = style(inLayer("app", { blockSize: shopSize.gallery, borderRadius: vars.radius.panel.md }));

export const actions = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space[3] }),
);

export const facts = style(
  inLayer("app", {
    display: "grid",
    gap: space[6],
    padding: space[6],
    borderRadius: vars.radius.panel.md,
    background: color.bg.subtle,
  }),
);

export const fact = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: space[3] }),
);
export const icon = style(
  inLayer("app", { inlineSize: size.icon.lg, blockSize: size.icon.lg, color: color.icon.default }),
);
export const heading = style([text.title3, inLayer("app", { margin: 0 })]);
export const words = style([
  text.body,
  inLayer("app", { margin: `${space[1]} 0`, fontStyle: "normal", color: color.text.secondary }),
]);
