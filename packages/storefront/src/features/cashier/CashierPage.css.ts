import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, line, radius } = vars;

export const page = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[8],
    maxInlineSize: vars.size.panel,
    paddingBlock: `${space[8]} ${space[12]}`,
  }),
);

export const title = style([text.title1]);
export const heading = style([text.title2, inLayer("app", { marginBlockEnd: space[4] })]);

export const bill = style(
  inLayer("app", {
    display: "grid",
    gap: space[4],
    padding: space[5],
    borderRadius: radius.panel.md,
    background: color.bg.subtle,
  }),
);

export const billHead = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
  }),
);
export const amount = style(inLayer("app", { display: "grid", gap: space[1] }));
export const label = style([text.body, inLayer("app", { color: color.text.secondary })]);
export const timeLeft = style(inLayer("app", { display: "flex", alignItems: "center", gap: space[2] }));

export const facts = style([
  text.body,
  inLayer("app", {
    display: "grid",
    gap: space[2],
    margin: 0,
    paddingBlockStart: space[4],
    borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
  }),
]);
export const fact = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${space[24]} minmax(0, 1fr)`,
    gap: space[3],
    // The number of an order stays on one line.
    "@media": { [below("sm")]: { gridTemplateColumns: `${space[16]} minmax(0, 1fr)` } },
  }),
);
export const factName = style(inLayer("app", { color: color.text.secondary }));
export const factValue = style(
  inLayer("app", { margin: 0, overflowWrap: "anywhere", fontVariantNumeric: vars.font.figures }),
);
export const note = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const form = style(inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] }));

export const aside = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
  }),
);
export const bank = style(
  inLayer("app", {
    display: "grid",
    gap: space[4],
    padding: space[5],
    borderRadius: radius.panel.md,
    border: `${line.hairline} solid ${color.border.hairline}`,
  }),
);
export const bankLine = style(
  inLayer("app", { display: "flex", alignItems: "start", justifyContent: "space-between", gap: space[3] }),
);
export const bankText = style([
  text.body,
  inLayer("app", { whiteSpace: "pre-line", overflowWrap: "anywhere", fontVariantNumeric: vars.font.figures }),
]);

/** Two side by side where there is space; four would cut off their text. */
export const methods = style(
  inLayer("app", { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.drawer}), 1fr))` }),
);
/** A form below the description of a dialog. */
export const dialogForm = style([form, inLayer("app", { marginBlockStart: space[4] })]);
