import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

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
    background: color.bg.raised,
    boxShadow: `0 calc(-1 * ${vars.line.hairline}) 0 ${color.border.hairline}`,
    "@media": {
      [from("lg")]: { display: "none" },
      // The buttons of a phone's goods page stand in its place; the header holds the cart and the entries there.
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
    blockSize: size.tabBar,
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

export const badge = style(
  inLayer("app", { insetBlockStart: `calc(-1 * ${space[2]})`, insetInlineEnd: `calc(-1 * ${space[3]})` }),
);
