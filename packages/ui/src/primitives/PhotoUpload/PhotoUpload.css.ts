import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";

const { color, line, radius, size, space } = vars;

export const tiles = style(
  inLayer("primitives", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    margin: 0,
    padding: space[0],
    listStyle: "none",
    borderRadius: radius.media.md,
    selectors: {
      "&[data-over]": { outline: `${line.strong} dashed ${color.border.focus}`, outlineOffset: space[1] },
    },
  }),
);

export const tile = style(
  inLayer("primitives", { position: "relative", flex: "none", inlineSize: measures.cartPicture }),
);
export const picture = style(inLayer("primitives", { inlineSize: "100%" }));

export const progress = style(
  inLayer("primitives", {
    position: "absolute",
    insetInline: space[2],
    insetBlockEnd: space[2],
  }),
);

export const again = style(inLayer("primitives", { position: "absolute", inset: 0, margin: "auto" }));
export const remove = style(
  inLayer("primitives", { position: "absolute", insetBlockStart: space[1], insetInlineEnd: space[1] }),
);

export const add = style([
  text.caption,
  inLayer("primitives", {
    position: "relative",
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: space[1],
    flex: "none",
    boxSizing: "border-box",
    inlineSize: measures.cartPicture,
    blockSize: measures.cartPicture,
    border: `${line.control} dashed ${color.border.control}`,
    borderRadius: radius.media.md,
    background: color.bg.page,
    color: color.text.secondary,
    textAlign: "center",
    selectors: {
      "&:has(:focus-visible)": { outline: `${line.strong} solid ${color.border.focus}`, outlineOffset: space.half },
      "&:has([aria-invalid='true'])": { borderColor: color.border.danger },
      "&[data-full]": { background: color.bg.neutral },
    },
    "@media": { [media.hover]: { selectors: { "&:hover:not([data-full])": { borderColor: color.border.focus } } } },
  }),
]);

/** Only where the device probably has a rear camera. */
export const camera = style(
  inLayer("primitives", { display: "none", "@media": { [media.touch]: { display: "grid" } } }),
);

export const icon = style(inLayer("primitives", { inlineSize: size.icon.lg, blockSize: size.icon.lg }));

/** The browser's own control covers the tile invisibly, so that presses, drops and the keyboard all reach it. */
export const input = style(
  inLayer("primitives", {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    opacity: 0,
    cursor: "pointer",
    selectors: { "&::file-selector-button": { cursor: "pointer" } },
  }),
);
