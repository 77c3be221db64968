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

export const picture = style(
  inLayer("primitives", {
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    objectFit: "contain",
    marginBlockEnd: vars.space[3],
    filter: vars.filter.picture,
  }),
);

export const drawing = style(inLayer("primitives", { marginBlockEnd: vars.space[3] }));

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
