import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { space, color, size } = vars;

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

export const steps = style(
  inLayer("app", {
    inlineSize: `min(${vars.size.measure}, 100%)`,
    marginInlineStart: "auto",
    "@media": { [below("lg")]: { order: 1, marginInline: 0 } },
  }),
);

/** Where other pages have the shop's own line; a phone has no space for it. */
export const strip = style([
  text.caption,
  inLayer("app", {
    background: color.bg.subtle,
    color: color.text.secondary,
    "@media": { [below("md")]: { display: "none" } },
  }),
]);
export const stripRow = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    blockSize: shopSize.shell.topBar,
  }),
);
export const help = style(
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    gap: space["1half"],
    minBlockSize: size.control.sm,
    selectors: { "&:hover": { color: color.text.primary } },
  }),
);
export const helpIcon = style(inLayer("app", { inlineSize: size.icon.sm, blockSize: size.icon.sm }));
