import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { deep, text: ink } = vars.color;
const filled = (background: string) => inLayer("primitives", { background });
const edge = (length: string) => inLayer("primitives", { inlineSize: length, blockSize: length });

/** The colours for names, in a fixed order. */
export const colours = ["cobalt", "tomato", "pine", "ink", "plum", "rosewood"] as const;

export const avatar = recipe({
  base: [
    text.label,
    inLayer("primitives", {
      display: "inline-grid",
      placeItems: "center",
      flex: "none",
      overflow: "hidden",
      borderRadius: vars.radius.media.md,
      color: ink.onBrand,
      fontWeight: vars.font.weight.bold,
      fontStretch: vars.font.width.wide,
      userSelect: "none",
    }),
  ],
  variants: {
    size: { sm: edge(vars.size.control.sm), md: edge(vars.size.control.md), lg: edge(vars.size.control.lg) },
    round: { true: inLayer("primitives", { borderRadius: vars.radius.full }) },
    colour: {
      cobalt: filled(deep.cobalt),
      tomato: filled(deep.tomato),
      pine: filled(deep.pine),
      ink: filled(deep.ink),
      plum: filled(deep.plum),
      rosewood: filled(deep.rosewood),
    },
  },
  defaultVariants: { size: "md" },
});

/** A logo covers its place, whatever its size. */
export const picture = style(inLayer("primitives", { inlineSize: "100%", blockSize: "100%", objectFit: "cover" }));
