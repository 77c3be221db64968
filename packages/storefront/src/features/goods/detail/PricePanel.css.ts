import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const root = style(
  inLayer("app", {
    display: "grid",
    gap: space[3],
    padding: space[5],
    borderRadius: vars.radius.panel.md,
    background: color.bg.subtle,
    minInlineSize: 0,
    // On a phone it continues the picture, without a box of its own, so that the name is on the first screen.
    "@media": { [below("md")]: { padding: 0, borderRadius: 0, background: "none" } },
  }),
);

export const flash = style([
  text.body,
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2], color: color.text.deal }),
]);

/** The place of what comes while its code loads. */
export const coming = style(inLayer("app", { minBlockSize: vars.size.control.sm }));

export const price = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: space[3] }),
);

export const line = style([
  text.body,
  inLayer("app", { display: "flex", alignItems: "center", gap: space[3], minInlineSize: 0 }),
]);
/** One column for the names, so that coupons and offers line up. */
export const lineName = style(inLayer("app", { flex: "none", minInlineSize: space[16], color: color.text.secondary }));
/** The chips say what they are on a phone; their name is then for screen readers only. */
export const couponName = style([
  lineName,
  inLayer("app", {
    "@media": { [below("md")]: { position: "absolute", overflow: "hidden", clipPath: "inset(50%)" } },
  }),
]);
/** One line, however many there are: it scrolls, and "Claim" lists them all. */
export const chips = style(
  inLayer("app", {
    display: "flex",
    gap: space[2],
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: "none",
    paddingInlineEnd: space[8],
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollbarWidth: "none",
    maskImage: `linear-gradient(to right, black calc(100% - ${space[8]}), transparent)`,
    selectors: {
      "&:dir(rtl)": { maskImage: `linear-gradient(to left, black calc(100% - ${space[8]}), transparent)` },
    },
  }),
);
globalStyle(`${chips} > li`, globalInLayer("app", { flex: "none" }));
