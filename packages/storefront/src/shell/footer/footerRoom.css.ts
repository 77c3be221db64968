import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Ground of the footer, about as tall as it. */
export const footerRoom = style(
  inLayer("app", {
    minBlockSize: vars.size.block.carousel,
    marginBlockStart: space[20],
    background: vars.color.darkField.surface,
    "@media": { [below("lg")]: { marginBlockStart: space[12] } },
  }),
);
