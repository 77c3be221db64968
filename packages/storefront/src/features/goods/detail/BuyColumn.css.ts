import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const root = style(inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }));
/** On a phone the price comes before the name. */
export const first = style(inLayer("app", { "@media": { [below("md")]: { order: -1 } } }));

export const name = style([text.title2, inLayer("app", { overflowWrap: "anywhere" })]);
export const point = style([text.body, inLayer("app", { color: color.text.secondary })]);

export const facts = style([
  text.body,
  inLayer("app", { display: "flex", flexWrap: "wrap", columnGap: space[4], color: color.text.secondary }),
]);

export const row = style(
  inLayer("app", {
    display: "grid",
    gap: space[2],
    "@media": { [from("md")]: { gridTemplateColumns: `${space[24]} minmax(0, 1fr)` } },
  }),
);
export const rowName = style([
  text.body,
  inLayer("app", { paddingBlockStart: space["2half"], color: color.text.secondary }),
]);
/** Its words begin at the column's edge. */
export const several = style(inLayer("app", { justifySelf: "start", marginInlineStart: `calc(-1 * ${space[2]})` }));
export const count = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[3], rowGap: space[1] }),
);
export const stock = style([text.body, inLayer("app", { color: color.text.secondary })]);

/** The total is directly above the buttons. */
export const total = style([
  text.body,
  inLayer("app", {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: space[3],
    paddingBlockStart: space[4],
    borderBlockStart: `${vars.line.hairline} solid ${color.border.hairline}`,
    color: color.text.secondary,
  }),
]);
export const sum = style(
  inLayer("app", { display: "flex", alignItems: "baseline", gap: space[2], color: color.text.primary }),
);
