import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;

export const root = style(inLayer("commerce", { minInlineSize: 0 }));

export const rows = style(inLayer("commerce", { display: "grid", gap: space[3], margin: 0 }));

export const row = style([
  text.body,
  inLayer("commerce", { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space[3] }),
]);

export const label = style(
  inLayer("commerce", { minInlineSize: 0, color: color.text.secondary, overflowWrap: "anywhere" }),
);

const dimmed = { [`${root}[aria-busy] &`]: { opacity: 0.5 } };

export const words = style([text.label, inLayer("commerce", { selectors: dimmed })]);

export const total = style([
  text.body,
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
    paddingBlockStart: space[4],
    marginBlockStart: space[1],
    borderBlockStart: `${vars.line.hairline} solid ${color.border.hairline}`,
    selectors: { [`${root}[aria-busy] &`]: { opacity: 0.5 } },
  }),
]);
