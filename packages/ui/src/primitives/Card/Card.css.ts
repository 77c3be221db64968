import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const { color, space, line } = vars;

const padded = (padding: string) => inLayer("primitives", { padding });
const edge = `inset 0 0 0 ${line.hairline} ${color.border.hairline}`;

export const card = recipe({
  base: inLayer("primitives", {
    minInlineSize: 0,
    borderRadius: vars.radius.panel.md,
    color: color.text.primary,
    // A frame for the page in which colours are not ours.
    outline: `${line.hairline} solid transparent`,
    outlineOffset: `calc(-1 * ${line.hairline})`,
  }),
  variants: {
    variant: {
      outline: inLayer("primitives", { background: color.bg.surface, boxShadow: edge }),
      filled: inLayer("primitives", { background: color.bg.subtle }),
      raised: inLayer("primitives", { background: color.bg.raised, boxShadow: vars.elevation.e2 }),
      brand: inLayer("primitives", { background: color.bg.brandSoft }),
    },
    padding: { none: padded(space[0]), sm: padded(space[3]), md: padded(space[4]), lg: padded(space[6]) },
    pressable: {
      true: inLayer("primitives", {
        display: "block",
        textAlign: "start",
        selectors: {
          "&:focus-visible": { outline: `${line.strong} solid ${color.border.focus}`, outlineOffset: space.half },
        },
        "@media": {
          [media.hover]: {
            selectors: { "&:hover": { boxShadow: `inset 0 0 0 ${line.control} ${color.border.strong}` } },
          },
        },
      }),
    },
  },
  defaultVariants: { variant: "outline", padding: "md" },
});
