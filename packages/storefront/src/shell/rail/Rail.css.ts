import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

const middle = {
  insetBlockStart: "50%",
  translate: "0 -50%",
  "@media": { [below("lg")]: { display: "none" } },
} as const;

export const floating = style(
  inLayer("app", {
    ...middle,
    position: "fixed",
    zIndex: vars.zIndex.rail,
    insetInlineEnd: vars.space[3],
    selectors: {
      // The names of its entries lie on the chat in the corner, which is as high.
      "&:hover, &:has(:focus-visible)": { zIndex: `calc(${vars.zIndex.rail} + 1)` },
    },
  }),
);

/** Its containing block is the drawer. */
export const beside = style(
  inLayer("app", { ...middle, position: "absolute", insetInlineEnd: `calc(100% + ${vars.space[3]})` }),
);
