import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const row = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: space[3],
    borderBlockEnd: `${vars.line.hairline} solid ${color.border.hairline}`,
  }),
);

/** The line below belongs to the whole row. */
export const goods = style(inLayer("app", { minInlineSize: 0, borderBlockEnd: "none" }));

export const store = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
    alignItems: "center",
    gap: space[3],
    paddingBlock: space[4],
    borderBlockEnd: `${vars.line.hairline} solid ${color.border.hairline}`,
    "@media": { [below("sm")]: { gap: space[2] } },
  }),
);

export const storeFacts = style(inLayer("app", { display: "grid", gap: space[1], minInlineSize: 0 }));

export const storeName = style([
  text.label,
  inLayer("app", { display: "flex", flexWrap: "wrap", gap: space[2], margin: 0, overflowWrap: "anywhere" }),
]);

export const small = style([text.small, inLayer("app", { margin: 0, color: color.text.muted })]);
