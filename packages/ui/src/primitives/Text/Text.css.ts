import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { clampedTo } from "../../theme/clampedTo.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { text: ink } = vars.color;
const { weight } = vars.font;

const inked = (color: string) => inLayer("primitives", { color });
const weighing = (fontWeight: string) => inLayer("primitives", { fontWeight });
const aligned = (textAlign: "start" | "center" | "end") => inLayer("primitives", { textAlign });

const clamped = (lines: number) =>
  inLayer("primitives", {
    ...clampedTo(lines),
  });

/** Colour, alignment and length of a text, for headings too. */
export const manner = recipe({
  base: inLayer("primitives", { minInlineSize: 0, overflowWrap: "anywhere" }),
  variants: {
    tone: {
      neutral: inked(ink.primary),
      secondary: inked(ink.secondary),
      muted: inked(ink.muted),
      inverse: inked(ink.onDark),
      brand: inked(ink.brand),
      info: inked(ink.brand),
      success: inked(ink.success),
      warning: inked(ink.points),
      danger: inked(ink.danger),
      deal: inked(ink.deal),
      points: inked(ink.points),
    },
    align: { start: aligned("start"), center: aligned("center"), end: aligned("end") },
    lines: { 1: clamped(1), 2: clamped(2), 3: clamped(3), 4: clamped(4) },
  },
});

export const look = recipe({
  variants: {
    variant: {
      bodyL: text.bodyL,
      body: text.body,
      label: text.label,
      small: text.small,
      caption: text.caption,
      overline: text.overline,
    },
    weight: {
      regular: weighing(weight.regular),
      medium: weighing(weight.medium),
      strong: weighing(weight.strong),
      bold: weighing(weight.bold),
    },
  },
  defaultVariants: { variant: "body" },
});
