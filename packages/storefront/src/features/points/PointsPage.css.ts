import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

export const heading = style([text.title3]);

/** Between the totals and the history. */
export const pending = style(inLayer("app", { display: "grid", gap: space[2], minInlineSize: 0 }));
export const panel = style(inLayer("app", { background: color.bg.pointsSoft }));
export const points = style([
  text.priceL,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    margin: 0,
    color: color.text.points,
    fontVariantNumeric: vars.font.figures,
  }),
]);
export const icon = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md, flex: "none" }));
export const ever = style([text.priceM, inLayer("app", { margin: 0, fontVariantNumeric: vars.font.figures })]);
export const figureSkeleton = style(inLayer("app", { inlineSize: space[20], blockSize: space[7] }));
export const gained = style(inLayer("app", { selectors: { "&[data-gained]": { color: color.text.success } } }));
