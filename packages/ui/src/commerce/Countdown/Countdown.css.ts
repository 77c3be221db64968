import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color } = vars;

export const root = style(inLayer("commerce", { display: "inline-flex", alignItems: "center" }));

export const cells = recipe({
  // A clock is read from the left everywhere: hours, minutes, seconds.
  base: inLayer("commerce", { display: "inline-flex", alignItems: "center", direction: "ltr" }),
  variants: {
    size: {
      sm: inLayer("commerce", { gap: vars.space[1] }),
      md: inLayer("commerce", { gap: vars.space["1half"] }),
    },
  },
});

export const colon = style(inLayer("commerce", { fontWeight: vars.font.weight.bold }));

export const cell = recipe({
  base: [
    text.priceM,
    inLayer("commerce", {
      display: "inline-grid",
      placeItems: "center",
      paddingInline: vars.space[1],
      textAlign: "center",
    }),
  ],
  variants: {
    size: {
      sm: inLayer("commerce", {
        minInlineSize: vars.size.cell.sm,
        blockSize: vars.size.cell.sm,
        borderRadius: vars.radius.tag,
        fontSize: vars.type.body.size,
      }),
      md: inLayer("commerce", {
        minInlineSize: vars.size.cell.md,
        blockSize: vars.size.cell.md,
        borderRadius: vars.radius.small,
      }),
    },
    tone: {
      neutral: inLayer("commerce", { background: color.bg.inverse, color: color.text.inverse }),
      inverse: inLayer("commerce", { background: color.float.bg, color: color.float.text }),
    },
  },
});
