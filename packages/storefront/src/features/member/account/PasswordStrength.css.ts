import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../../shared/layout/shopSize.ts";

const { color, space } = vars;

export const root = style([
  text.small,
  inLayer("app", { display: "flex", alignItems: "center", gap: space[3], color: color.text.secondary }),
]);

export const bars = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: space[1],
    inlineSize: shopSize.shortColumn,
  }),
);

const bar = style(inLayer("app", { blockSize: space[1], borderRadius: vars.radius.full }));
export const filled = style([bar, inLayer("app", { background: color.action.primary })]);
export const empty = style([bar, inLayer("app", { background: color.bg.neutral })]);
