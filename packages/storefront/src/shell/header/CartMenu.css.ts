import { vars } from "@sundry/ui/theme/contract.css";
import { clampedTo } from "@sundry/ui/theme/clampedTo";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size } = vars;

export const list = style(
  inLayer("app", { display: "grid", gap: space[3], maxBlockSize: shopSize.cartList, overflowY: "auto" }),
);

export const item = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${size.picture.md} minmax(0, 1fr)`,
    alignItems: "center",
    columnGap: space[3],
  }),
);

/** Below the words of its line, not below the picture. */
export const tiers = style(
  inLayer("app", { marginBlockStart: space[1], paddingInlineStart: `calc(${size.picture.md} + ${space[3]})` }),
);

export const name = style([text.small, inLayer("app", clampedTo(2))]);

export const line = style(
  inLayer("app", {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    marginBlockStart: space[1],
  }),
);

export const count = style([
  text.caption,
  inLayer("app", { color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);

export const specs = style([text.caption, inLayer("app", { display: "block", color: color.text.secondary })]);

/** The server's total of the selected lines. */
export const total = style([
  text.body,
  inLayer("app", {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
    marginBlockStart: space[3],
    paddingBlockStart: space[3],
    borderBlockStart: `${vars.line.hairline} solid ${color.border.hairline}`,
  }),
]);

export const foot = style(inLayer("app", { marginBlockStart: space[4] }));

export const note = style([text.body, inLayer("app", { color: color.text.secondary, marginBlockEnd: space[3] })]);
