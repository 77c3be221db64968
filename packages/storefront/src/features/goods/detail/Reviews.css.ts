import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const root = style(
  inLayer("app", { display: "grid", gap: space[4], paddingBlockStart: space[5], minInlineSize: 0 }),
);
export const head = style([
  text.body,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[3],
    color: color.text.secondary,
  }),
]);
export const mean = style([text.priceXL, inLayer("app", { color: color.text.primary })]);
export const waiting = style(inLayer("app", { blockSize: vars.size.block.waiting }));
