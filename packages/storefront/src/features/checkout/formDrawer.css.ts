import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

/** A form needs more space than a list of goods. */
export const drawer = style(inLayer("app", { inlineSize: `min(${vars.size.dialog}, 100%)` }));

/** Ways to fill in the form above it. */
export const helped = style(
  inLayer("app", { display: "grid", alignContent: "start", gap: vars.space[2], paddingBlockStart: vars.space[4] }),
);

export const form = style(
  inLayer("app", { display: "grid", gap: vars.space[4], paddingBlock: `${vars.space[4]} ${vars.space[6]}` }),
);
