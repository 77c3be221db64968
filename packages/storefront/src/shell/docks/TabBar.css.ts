import { below, from, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, size, space } = vars;

export const root = style(
  inLayer("app", {
    position: "fixed",
    zIndex: vars.zIndex.header,
    insetInline: 0,
    insetBlockEnd: 0,
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    paddingInline: "max(env(safe-area-inset-left), env(safe-area-inset-right))",
    background: color.bg.raised,
    boxShadow: `0 calc(-1 * ${vars.line.hairline}) 0 ${color.border.hairline}`,
    "@media": {
      [from("lg")]: { display: "none" },
      // At the end of the page.
      [media.flat]: { position: "static" },
      // The buttons of a goods page stand in its place, on a phone always; the header holds the cart and the entries there.
      [below("lg")]: { selectors: { ":has([data-dock][data-away]) ~ &": { display: "none" } } },
      [below("md")]: { selectors: { ":has([data-dock]) ~ &": { display: "none" } } },
    },
  }),
);

export const tab = style([
  text.micro,
  inLayer("app", {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: space.half,
    blockSize: shopSize.tabBar,
    textAlign: "center",
    overflowWrap: "anywhere",
    color: color.text.secondary,
    selectors: {
      "&[aria-current]": { color: color.text.brand },
      "&:focus-visible": { outlineOffset: `calc(-1 * ${space[1]})` },
    },
  }),
]);

export const icon = style(inLayer("app", { position: "relative", display: "grid" }));

/** As large as the other icons. */
export const bag = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md }));

export const badge = style(
  inLayer("app", { insetBlockStart: `calc(-1 * ${space[2]})`, insetInlineEnd: `calc(-1 * ${space[3]})` }),
);
