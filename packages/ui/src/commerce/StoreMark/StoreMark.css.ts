import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const { color, space, size, radius, line } = vars;

/** The size of the avatar alone: the cloth takes its edge from it. */
const edge = (length: string) => inLayer("commerce", { inlineSize: length, blockSize: length });

export const root = recipe({
  base: inLayer("commerce", {
    position: "relative",
    display: "inline-grid",
    flex: "none",
    placeItems: "center",
    borderRadius: radius.media.sm,
  }),
  variants: {
    size: { md: edge(size.control.md), lg: edge(size.control.lg), xl: edge(size.picture.lg) },
  },
});

export const cloth = style(inLayer("commerce", { position: "absolute", inset: 0 }));

const inner = (outer: string, woven: string) =>
  inLayer("commerce", { inlineSize: `calc(${outer} - 2 * ${woven})`, blockSize: `calc(${outer} - 2 * ${woven})` });

/** The letters lie on the cloth, with a seam around them. */
export const face = recipe({
  base: inLayer("commerce", {
    position: "relative",
    borderRadius: radius.small,
    boxShadow: `0 0 0 ${line.control} ${color.float.bg}`,
  }),
  variants: {
    size: {
      md: inner(size.control.md, space[1]),
      lg: inner(size.control.lg, space[1]),
      xl: inner(size.picture.lg, space["1half"]),
    },
    bold: {
      cobalt: inLayer("commerce", { background: color.deep.cobalt }),
      pine: inLayer("commerce", { background: color.deep.pine }),
      plum: inLayer("commerce", { background: color.deep.plum }),
      ink: inLayer("commerce", { background: color.deep.ink }),
    },
  },
});
