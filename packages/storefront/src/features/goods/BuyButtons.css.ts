import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const buttons = style(inLayer("app", { display: "grid", gridTemplateColumns: "1fr 1fr", gap: space[2] }));

export const more = style(inLayer("app", { display: "flex", flexWrap: "wrap", gap: space[2] }));

/** Above the tab bar on a phone, at the foot of the window elsewhere. */
export const dock = style(
  inLayer("app", {
    position: "fixed",
    zIndex: vars.zIndex.sticky,
    insetBlockEnd: 0,
    insetInline: 0,
    display: "grid",
    gridTemplateColumns: `minmax(0, ${vars.size.gallery}) minmax(0, ${vars.size.gallery})`,
    justifyContent: "center",
    gap: space[2],
    paddingBlock: space[2],
    paddingInline: space[4],
    background: color.bg.raised,
    boxShadow: vars.elevation.e2,
    "@media": { [below("lg")]: { insetBlockEnd: vars.size.tabBar } },
  }),
);

export const soldOut = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const heart = style(
  inLayer("app", { selectors: { "&[data-filled]": { fill: color.bg.deal, color: color.bg.deal } } }),
);
