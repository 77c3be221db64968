import { media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const lines = style(
  inLayer("app", { display: "grid", gap: space[1], listStyle: "none", margin: 0, padding: 0 }),
);
export const line = style([
  text.body,
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${vars.size.picture.sm} minmax(0, 1fr)`,
    gap: space[3],
    alignItems: "center",
    minBlockSize: vars.size.touch,
    padding: space[2],
    borderRadius: vars.radius.panel.sm,
    color: color.text.primary,
    textDecoration: "none",
    overflowWrap: "anywhere",
    "@media": { [media.hover]: { selectors: { "&:hover": { background: color.bg.neutral } } } },
  }),
]);
export const picture = style(inLayer("app", { inlineSize: vars.size.picture.sm }));
export const specs = style([text.small, inLayer("app", { display: "block", color: color.text.secondary })]);
