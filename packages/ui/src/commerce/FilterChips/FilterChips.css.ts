import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size } = vars;

export const root = style(
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[2],
    "@media": { [media.touch]: { gap: space[3] } },
  }),
);

export const chip = style([
  text.small,
  inLayer("commerce", {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: space["1half"],
    minBlockSize: size.picture.chip,
    paddingInline: `${space["2half"]} ${space[2]}`,
    borderRadius: vars.radius.control.xs,
    background: color.bg.brandSoft,
    color: color.text.brand,
    fontWeight: vars.font.weight.medium,
    overflowWrap: "anywhere",
    textAlign: "start",
    selectors: {
      "&::after": {
        content: "",
        position: "absolute",
        insetInline: 0,
        insetBlock: `min(0px, calc((100% - ${size.touch}) / 2))`,
      },
      "&:hover": { textDecoration: "line-through" },
    },
  }),
]);

export const cross = style(inLayer("commerce", { inlineSize: size.icon.xs, blockSize: size.icon.xs }));

export const clear = style([
  text.small,
  inLayer("commerce", {
    minBlockSize: size.picture.chip,
    paddingInline: space[2],
    color: color.text.brand,
    fontWeight: vars.font.weight.control,
    selectors: { "&:hover": { textDecoration: "underline" } },
  }),
]);
