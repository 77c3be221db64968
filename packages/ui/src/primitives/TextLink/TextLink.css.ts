import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const underlineOnHover = {
  "@media": { [media.hover]: { selectors: { "&:hover": { textDecoration: "underline" } } } },
};

export const textLink = recipe({
  base: inLayer("primitives", {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[1],
    borderRadius: vars.radius.tag,
    textUnderlineOffset: "0.2em",
  }),
  variants: {
    tone: {
      brand: inLayer("primitives", {
        ...underlineOnHover,
        color: vars.color.text.brand,
        fontWeight: vars.type.label.weight,
      }),
      neutral: inLayer("primitives", { textDecoration: "underline" }),
      muted: inLayer("primitives", { ...underlineOnHover, color: vars.color.text.muted }),
    },
  },
  defaultVariants: { tone: "brand" },
});
