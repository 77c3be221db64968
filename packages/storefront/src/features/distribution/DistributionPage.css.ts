import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, line, radius, size } = vars;

export const heading = style([text.title3]);
export const lead = style([text.body, inLayer("app", { maxInlineSize: size.measure, color: color.text.secondary })]);

export const panelSkeleton = style(inLayer("app", { blockSize: space[24], borderRadius: radius.panel.md }));
export const formSkeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.middle, borderRadius: radius.panel.md }),
);
export const count = style([text.priceM, inLayer("app", { margin: 0, fontVariantNumeric: vars.font.figures })]);
export const actions = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[3],
    "@media": { [below("sm")]: { flex: "1 1 100%", flexWrap: "nowrap" } },
  }),
);
export const action = style(inLayer("app", { "@media": { [below("sm")]: { flex: 1, paddingInline: space[2] } } }));

export const facts = style(inLayer("app", { display: "grid", gap: space[2], margin: 0, marginBlockStart: space[4] }));
export const fact = style([
  text.body,
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${shopSize.member} minmax(0, 1fr)`,
    gap: space[3],
    overflowWrap: "anywhere",
    "@media": { [below("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
  }),
]);

export const form = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "stretch",
    gap: space[5],
    maxInlineSize: shopSize.authForm,
  }),
);

export const row = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: space[4],
    paddingBlock: space[4],
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
  }),
);
export const goods = style(
  inLayer("app", {
    flex: `1 1 ${size.drawer}`,
    display: "grid",
    gridTemplateColumns: `${size.picture.lg} minmax(0, 1fr)`,
    alignItems: "center",
    gap: space[4],
    minInlineSize: 0,
    "@media": { [below("md")]: { flexBasis: "100%" } },
  }),
);
export const picture = style(inLayer("app", { inlineSize: size.picture.lg }));
export const rowActions = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[4],
    "@media": { [below("md")]: { inlineSize: "100%", justifyContent: "space-between" } },
  }),
);
export const earn = style([
  text.small,
  inLayer("app", { color: color.text.success, fontVariantNumeric: vars.font.figures }),
]);

export const share = style(
  inLayer("app", {
    display: "grid",
    justifyItems: "center",
    gap: space[4],
    marginBlockStart: space[3],
    textAlign: "center",
    minInlineSize: 0,
  }),
);
export const link = style([
  text.small,
  inLayer("app", {
    maxInlineSize: "100%",
    padding: space[3],
    borderRadius: radius.panel.sm,
    background: color.bg.subtle,
    overflowWrap: "anywhere",
    userSelect: "all",
  }),
]);
