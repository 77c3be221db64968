import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;

export const root = recipe({
  base: [
    text.caption,
    inLayer("commerce", {
      // Screen-reader text is positioned absolutely. This clips it together with the line.
      position: "relative",
      display: "flex",
      // A fact that doesn't fit on the line is left out, never cut.
      flexWrap: "wrap",
      maxBlockSize: "1lh",
      alignItems: "center",
      overflow: "hidden",
      whiteSpace: "nowrap",
      fontVariantNumeric: vars.font.figures,
    }),
  ],
  variants: {
    tone: {
      neutral: inLayer("commerce", { color: color.text.muted }),
      inverse: inLayer("commerce", { color: color.darkField.muted }),
    },
  },
});

/** A thin line separates two facts. */
export const fact = style(
  inLayer("commerce", {
    display: "inline-flex",
    alignItems: "center",
    gap: space.half,
    selectors: {
      "& + &::before": {
        content: "",
        inlineSize: vars.line.hairline,
        blockSize: space["2half"],
        marginInline: space["1half"],
        "@media": { [below("sm")]: { marginInline: space[1] } },
        background: "currentColor",
        opacity: 0.35,
      },
    },
  }),
);

export const star = style(
  inLayer("commerce", {
    inlineSize: vars.size.icon.xs,
    blockSize: vars.size.icon.xs,
    fill: color.icon.rating,
    stroke: "none",
  }),
);

export const grade = recipe({
  base: inLayer("commerce", { fontWeight: vars.font.weight.control }),
  variants: {
    tone: {
      neutral: inLayer("commerce", { color: color.text.primary }),
      inverse: inLayer("commerce", { color: color.text.onDark }),
    },
  },
});
