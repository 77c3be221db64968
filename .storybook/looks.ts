import { create } from "storybook/theming/create";
import { sundryDark } from "../packages/ui/src/theme/brands/sundry/dark.ts";
import { sundryLight } from "../packages/ui/src/theme/brands/sundry/light.ts";
import { sundryScale } from "../packages/ui/src/theme/brands/sundry/scale.ts";
import type { ThemeName } from "./globals.ts";

const schemes = { light: sundryLight, dark: sundryDark };

const wordmark = (ink: string, accent: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 32" width="132" height="32"><rect x="0" y="4" width="24" height="24" rx="7" fill="${accent}"/><path d="M7 12h10M7 16h10M7 20h6" stroke="#fff" stroke-width="2" stroke-linecap="round"/><text x="33" y="23" font-family="Archivo Variable, system-ui, sans-serif" font-size="20" font-weight="760" letter-spacing="-.4" fill="${ink}">Sundry</text></svg>`,
  )}`;

function lookOf(base: ThemeName) {
  const { bg, text, border, action } = schemes[base].color;
  return create({
    base,
    brandTitle: "Sundry design system",
    brandUrl: "./",
    brandTarget: "_self",
    brandImage: wordmark(text.primary, action.primary),
    fontBase: sundryScale.font.family,
    colorPrimary: action.primary,
    colorSecondary: border.brand,
    appBg: bg.subtle,
    appContentBg: bg.page,
    appPreviewBg: bg.page,
    appBorderColor: border.hairline,
    appBorderRadius: Number.parseInt(sundryScale.radius.control.md, 10),
    textColor: text.primary,
    textInverseColor: text.inverse,
    textMutedColor: text.muted,
    barBg: bg.page,
    barTextColor: text.secondary,
    barHoverColor: text.brand,
    barSelectedColor: text.brand,
    buttonBg: action.quiet,
    buttonBorder: border.hairline,
    booleanBg: bg.neutral,
    booleanSelectedBg: bg.raised,
    inputBg: bg.raised,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: Number.parseInt(sundryScale.radius.control.sm, 10),
  });
}

/** Storybook's own frame and its pages of documentation, in our tokens. */
export const looks = { light: lookOf("light"), dark: lookOf("dark") };
