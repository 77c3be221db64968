import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const page = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[12], paddingBlock: space[10] }),
);

export const head = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    gap: space[3],
    textAlign: "center",
    "@media": { [below("md")]: { gap: space[2] } },
  }),
);

/** The order's ticket. */
export const slip = style(inLayer("app", { inlineSize: vars.size.dialog, maxInlineSize: "100%" }));
export const ticket = style(inLayer("app", { display: "grid", justifyItems: "center", gap: space[3] }));

/** The success icon; only if the shop has confirmed the payment. */
export const mark = style(
  inLayer("app", {
    inlineSize: space[14],
    blockSize: space[14],
    padding: space[3],
    borderRadius: vars.radius.full,
    background: color.bg.successSoft,
    color: color.text.success,
  }),
);
export const title = style([text.title1]);
export const words = style([
  text.body,
  inLayer("app", { maxInlineSize: vars.size.measure, color: color.text.secondary }),
]);
export const amount = style(inLayer("app", { display: "flex", alignItems: "baseline", gap: space[2] }));
export const number = style([
  text.body,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
    overflowWrap: "anywhere",
    fontVariantNumeric: vars.font.figures,
    color: color.text.secondary,
  }),
]);
export const actions = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: space[3],
    marginBlockStart: space[3],
  }),
);

/** Still loading; nothing is confirmed yet. */
export const markSkeleton = style(
  inLayer("app", {
    inlineSize: space[14],
    blockSize: space[14],
    padding: space[3],
    borderRadius: vars.radius.full,
    background: color.bg.subtle,
    color: color.text.secondary,
  }),
);
export const account = style(
  inLayer("app", { inlineSize: vars.size.dialog, maxInlineSize: "100%", textAlign: "start" }),
);
