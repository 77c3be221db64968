import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const root = style(
  inLayer("app", { borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border.hairline}` }),
);

export const row = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: space[4],
    minBlockSize: space[20],
    "@media": { [below("lg")]: { minBlockSize: space[16], paddingBlock: space[2] } },
  }),
);

export const end = style(
  inLayer("app", { display: "flex", alignItems: "center", gap: space[2], marginInlineStart: "auto" }),
);

export const steps = style(
  inLayer("app", {
    inlineSize: `min(${vars.size.measure}, 100%)`,
    marginInlineStart: "auto",
    "@media": { [below("lg")]: { order: 1, marginInline: 0 } },
  }),
);
