import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

/** The column that everything stands in: 1296 px at the most, with the page's margins. */
export const wrap = style(
  inLayer("app", {
    inlineSize: `min(${vars.size.container}, 100% - ${vars.space[12]})`,
    marginInline: "auto",
    "@media": {
      [below("md")]: { inlineSize: `calc(100% - ${vars.space[8]})` },
      // The sidebar stands in the margin and covers nothing.
      [from("lg")]: { inlineSize: `min(${vars.size.container}, 100% - ${vars.space[24]} - ${vars.space[12]})` },
    },
  }),
);
