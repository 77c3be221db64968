import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";

const { color, space, radius } = vars;

export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space[4]} ${space[8]}`,
    marginBlock: `${space[6]} ${space[5]}`,
    padding: `${space[5]} ${space[6]}`,
    borderRadius: radius.panel.md,
    background: color.bg.pointsSoft,
    "@media": { [below("md")]: { marginBlockStart: space[4], padding: space[4] } },
  }),
);
export const headWords = style(inLayer("app", { display: "grid", gap: space[1], minInlineSize: 0 }));
export const title = style([pageTitle]);
export const lead = style([text.body, inLayer("app", { color: color.text.secondary })]);
export const balance = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[3]} ${space[6]}` }),
);
export const note = style([text.small, inLayer("app", { color: color.text.secondary })]);
export const figure = style([
  text.priceL,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    color: color.text.points,
    fontVariantNumeric: vars.font.figures,
  }),
]);
export const figureIcon = style(inLayer("app", { inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md }));
export const sum = style(inLayer("app", { inlineSize: space[20], blockSize: space[7] }));

export const toolbar = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space[3]} ${space[5]}`,
  }),
);
export const results = style(inLayer("app", { marginBlockStart: space[5], minBlockSize: "40vh" }));
export const skeleton = style(
  inLayer("app", { aspectRatio: "3 / 4", inlineSize: "100%", borderRadius: radius.media.md }),
);
export const pages = style(inLayer("app", { marginBlockStart: space[9] }));
