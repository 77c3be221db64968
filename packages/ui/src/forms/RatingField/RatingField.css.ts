import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";

export const root = style(
  inLayer("forms", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space[3],
    minInlineSize: 0,
  }),
);

export const label = style([text.label, inLayer("forms", { inlineSize: measures.cartCount, maxInlineSize: "100%" })]);

export const error = style(inLayer("forms", { flexBasis: "100%" }));
