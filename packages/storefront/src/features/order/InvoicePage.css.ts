import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;
const { hairline } = vars.line;

export const page = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `minmax(0, ${vars.size.measure})`,
    justifyContent: "center",
    alignContent: "start",
    gap: space[5],
    paddingBlock: space[6],
  }),
);

export const actions = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: space[3],
    "@media": { print: { display: "none" } },
  }),
);

export const sheet = style(
  inLayer("app", {
    display: "grid",
    gap: space[6],
    minInlineSize: 0,
    padding: space[8],
    borderRadius: vars.radius.panel.md,
    background: color.bg.surface,
    color: color.text.primary,
    boxShadow: `inset 0 0 0 ${hairline} ${color.border.hairline}`,
    "@media": {
      [below("md")]: { padding: space[4] },
      print: { padding: 0, boxShadow: "none" },
    },
  }),
);

export const head = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: space[4] }),
);
export const title = style([text.title1]);

export const facts = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    margin: 0,
    "@media": { [from("md")]: { gridTemplateColumns: "1fr 1fr" } },
  }),
);
export const fact = style([
  text.body,
  inLayer("app", {
    display: "grid",
    alignContent: "start",
    gap: space.half,
    minInlineSize: 0,
    overflowWrap: "anywhere",
  }),
]);
/** Addresses have lines. */
export const value = style(inLayer("app", { margin: 0, whiteSpace: "pre-line" }));
export const quiet = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const lines = style(inLayer("app", { listStyle: "none", margin: 0, padding: 0 }));
export const line = style([
  text.body,
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto auto",
    columnGap: space[6],
    rowGap: space[1],
    paddingBlock: space[3],
    borderBlockEnd: `${hairline} solid ${color.border.hairline}`,
    "@media": { [below("md")]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  }),
]);
export const name = style(
  inLayer("app", {
    minInlineSize: 0,
    overflowWrap: "anywhere",
    "@media": { [below("md")]: { gridColumn: "1 / -1" } },
  }),
);
export const each = style(inLayer("app", { color: color.text.secondary }));
export const amount = style(
  inLayer("app", { minInlineSize: space[20], textAlign: "end", fontVariantNumeric: vars.font.figures }),
);

export const skeleton = style(inLayer("app", { blockSize: "60vh", borderRadius: vars.radius.panel.md }));
