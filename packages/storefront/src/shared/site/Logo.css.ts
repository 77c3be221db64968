import { vars } from "@sundry/ui/theme/contract.css";
import { below, media } from "@sundry/ui/theme/breakpoints";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const { pattern } = vars.color;

export const root = recipe({
  base: inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space["2half"],
    fontSize: vars.type.title1.size,
    lineHeight: vars.type.title1.line,
    fontWeight: vars.font.weight.black,
    fontStretch: vars.font.width.wide,
    letterSpacing: "-0.045em",
    whiteSpace: "nowrap",
    "@media": { [below("md")]: { fontSize: vars.type.title2.size, gap: vars.space[2] } },
  }),
  variants: {
    tone: {
      neutral: inLayer("app", { color: vars.color.text.primary }),
      inverse: inLayer("app", { color: vars.color.text.onDark }),
      /** In the shop's header, which has a cobalt background on a phone. */
      header: inLayer("app", {
        color: vars.color.text.primary,
        "@media": { [below("md")]: { color: vars.color.text.onBrand } },
      }),
    },
  },
});

const box = {
  inlineSize: vars.space[9],
  blockSize: vars.space[9],
  borderRadius: vars.radius.media.sm,
  flex: "none",
} as const;

/** The pattern at its smallest: two stripes in each direction. */
export const mark = style(
  inLayer("app", {
    ...box,
    backgroundColor: pattern.ground,
    backgroundImage: [
      `linear-gradient(90deg, color-mix(in srgb, ${pattern.first} 90%, transparent) 0 34%, transparent 34% 52%, color-mix(in srgb, ${pattern.second} 90%, transparent) 52% 70%, transparent 70%)`,
      `linear-gradient(0deg, color-mix(in srgb, ${pattern.first} 70%, transparent) 0 34%, transparent 34% 52%, color-mix(in srgb, ${pattern.second} 70%, transparent) 52% 70%, transparent 70%)`,
    ].join(", "),
    boxShadow: `inset 0 0 0 ${vars.line.hairline} ${pattern.edge}`,
    // The pattern is a picture, also where a page has its own colours only and where paper saves ink.
    printColorAdjust: "exact",
    "@media": {
      [below("md")]: { inlineSize: vars.space[7], blockSize: vars.space[7] },
      [media.forcedColors]: { forcedColorAdjust: "none", border: `${vars.line.hairline} solid CanvasText` },
    },
  }),
);

export const image = style(inLayer("app", { ...box, objectFit: "contain" }));
