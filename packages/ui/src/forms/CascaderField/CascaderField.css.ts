import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line } = vars;

export const value = style(
  inLayer("forms", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[2],
    textAlign: "start",
    overflowWrap: "anywhere",
  }),
);

export const placeholder = style(inLayer("forms", { color: color.text.muted }));

export const chevron = style(
  inLayer("forms", { flex: "none", inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm }),
);

export const panel = style(
  inLayer("forms", {
    display: "grid",
    gap: space[2],
    marginBlockStart: space[2],
    padding: space[3],
    borderRadius: vars.radius.md,
    background: color.bg.raised,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
  }),
);

export const crumbs = style(
  inLayer("forms", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[1] }),
);

export const here = style([text.small, inLayer("forms", { paddingInline: space[2], color: color.text.brand })]);

export const list = style(
  inLayer("forms", { maxBlockSize: steps(56), overflowY: "auto", overscrollBehavior: "contain" }),
);

export const option = style([
  text.body,
  inLayer("forms", {
    inlineSize: "100%",
    minBlockSize: vars.size.control.md,
    paddingInline: space[3],
    borderRadius: vars.radius.control,
    textAlign: "start",
    overflowWrap: "anywhere",
    selectors: {
      "&:hover": { background: color.action.quiet },
      "&[aria-pressed='true']": { color: color.text.brand, fontWeight: vars.font.weight.control },
    },
  }),
]);

export const nothing = style([text.small, inLayer("forms", { color: color.text.secondary })]);

export const failed = style([
  text.small,
  inLayer("forms", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[2],
    color: color.text.danger,
  }),
]);

export const spinner = style(inLayer("forms", { justifySelf: "center", marginBlock: space[6] }));
