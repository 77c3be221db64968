import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const root = style(
  inLayer("app", {
    display: "grid",
    gap: space[3],
    padding: space[5],
    borderRadius: vars.radius.panel,
    background: color.bg.subtle,
    minInlineSize: 0,
  }),
);

export const flash = style([
  text.body,
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2], color: color.text.deal }),
]);

export const price = style(inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] }));

export const line = style([
  text.body,
  inLayer("app", { display: "flex", alignItems: "center", gap: space[3], minInlineSize: 0 }),
]);
/** One column for the names, so that chips and offers begin at the same place. */
export const lineName = style(inLayer("app", { flex: "none", minInlineSize: space[16], color: color.text.secondary }));
/** On a phone the chips have a row of their own below the name. */
export const couponLine = style([
  line,
  inLayer("app", {
    "@media": { [below("md")]: { flexWrap: "wrap", justifyContent: "space-between", rowGap: space[1] } },
  }),
]);
export const chips = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    flex: 1,
    minInlineSize: 0,
    "@media": { [below("md")]: { order: 1, flexBasis: "100%" } },
  }),
);
