import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text as textStyles } from "../../theme/text.css.ts";

export const root = style(
  inLayer("primitives", {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    paddingBlock: vars.space[8],
    paddingInline: vars.space[4],
    textAlign: "center",
  }),
);

export const title = style([textStyles.title3]);

export const text = style([
  textStyles.body,
  inLayer("primitives", {
    maxInlineSize: "42ch",
    marginBlockStart: vars.space[2],
    color: vars.color.text.secondary,
  }),
]);

export const action = style(
  inLayer("primitives", {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: vars.space[3],
    marginBlockStart: vars.space[5],
  }),
);

export const icon = style(
  inLayer("primitives", {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.space[14],
    blockSize: vars.space[14],
    marginBlockEnd: vars.space[4],
    borderRadius: vars.radius.panel.md,
    background: vars.color.bg.dangerSoft,
    color: vars.color.text.danger,
  }),
);

/** Larger than an icon; the sign on it has the same ground. */
export const picture = style(
  inLayer("primitives", {
    vars: { "--sundry-fault-ground": vars.color.bg.dangerSoft },
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
  }),
);
