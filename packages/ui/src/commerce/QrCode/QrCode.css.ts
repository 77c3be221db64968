import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text as textStyles } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";

const sized = (inlineSize: string) => inLayer("commerce", { inlineSize });

export const root = recipe({
  base: inLayer("commerce", {
    position: "relative",
    maxInlineSize: "100%",
    aspectRatio: "1",
    overflow: "hidden",
    borderRadius: vars.radius.media.md,
    border: `${vars.line.hairline} solid ${vars.color.border.hairline}`,
  }),
  variants: { size: { sm: sized(measures.qr.sm), lg: sized(measures.qr.lg) } },
  defaultVariants: { size: "lg" },
});

export const code = recipe({
  base: inLayer("commerce", { display: "block", inlineSize: "100%", blockSize: "100%" }),
  variants: { ended: { true: inLayer("commerce", { opacity: 0.08 }) } },
});

export const text = recipe({
  base: [
    textStyles.caption,
    inLayer("commerce", {
      display: "block",
      inlineSize: "100%",
      blockSize: "100%",
      padding: vars.space[3],
      border: 0,
      resize: "none",
      overflowWrap: "anywhere",
      background: "transparent",
      color: vars.color.text.primary,
    }),
  ],
  variants: { ended: { true: inLayer("commerce", { opacity: 0.08 }) } },
});

export const overlay = style([
  textStyles.label,
  inLayer("commerce", {
    position: "absolute",
    inset: 0,
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: vars.space[3],
    padding: vars.space[4],
    textAlign: "center",
    color: vars.color.text.primary,
  }),
]);
