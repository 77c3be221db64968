import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, radius } = vars;

export const body = style(
  inLayer("app", { display: "grid", justifyItems: "center", gap: space[4], marginBlockStart: space[5] }),
);

export const address = style([
  text.small,
  inLayer("app", {
    inlineSize: "100%",
    padding: space[3],
    borderRadius: radius.control.md,
    background: color.bg.subtle,
    overflowWrap: "anywhere",
    userSelect: "all",
  }),
]);
