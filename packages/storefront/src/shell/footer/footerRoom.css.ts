import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { measures } from "@sundry/ui/theme/measures";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { space } = vars;

/** Background of the footer, about as tall as it. */
export const footerRoom = style(
  inLayer("app", {
    minBlockSize: shopSize.skeleton.high,
    marginBlockStart: space[20],
    background: vars.color.darkField.surface,
    "@media": { [below("lg")]: { marginBlockStart: space[12] } },
  }),
);

/** The same of the footer that is one row. */
export const lineRoom = style(inLayer("app", { minBlockSize: measures.header, marginBlockStart: space[12] }));
