import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;
const hairline = `${vars.line.hairline} solid ${color.border.hairline}`;

export const root = style([text.body, inLayer("commerce", { minInlineSize: 0 })]);

export const lines = style(inLayer("commerce", { display: "grid", gap: space["2half"], margin: 0 }));

export const line = style(
  inLayer("commerce", {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
  }),
);

export const label = style(inLayer("commerce", { color: color.text.secondary }));

/** Amounts that are being worked out again step back, and stay readable. */
export const amount = style(
  inLayer("commerce", {
    margin: 0,
    selectors: { "[data-stale] &": { filter: "grayscale(1)" } },
  }),
);

export const between = style(
  inLayer("commerce", { marginBlockStart: space[4], paddingBlockStart: space[4], borderBlockStart: hairline }),
);

export const total = style(
  inLayer("commerce", { margin: `${space[4]} 0 0`, paddingBlockStart: space[4], borderBlockStart: hairline }),
);
