import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { measures } from "@sundry/ui/theme/measures";
import { style } from "@vanilla-extract/css";
import { tabBarSize } from "../../shared/layout/bars.css.ts";

export const frame = style(
  inLayer("app", { inlineSize: "100%", blockSize: "100%", border: 0, background: vars.color.bg.surface }),
);

export const asking = style(inLayer("app", { display: "grid", placeContent: "center" }));

/** In the corner, clear of the tabs. */
export const docked = style(
  inLayer("app", { "@media": { [below("lg")]: { insetBlockEnd: `calc(${tabBarSize} + ${vars.space[4]})` } } }),
);

/** And clear of the sidebar. */
export const besideRail = style(
  inLayer("app", {
    "@media": { [from("lg")]: { insetInlineEnd: `calc(${measures.rail} + ${vars.space[6]})` } },
  }),
);

export const fault = style(inLayer("app", { display: "grid", alignContent: "center", padding: vars.space[5] }));
