import { sundry } from "../sundry/index.ts";
import type { SchemeTokens, SundryTheme } from "../../tokens.ts";

/** Replaces the brand's own colours in a scheme. Neutral colours stay. */
function recolour(
  scheme: SchemeTokens,
  teal: { base: string; hover: string; active: string; deep: string; soft: string; text: string },
): SchemeTokens {
  const { color } = scheme;
  return {
    ...scheme,
    color: {
      ...color,
      bg: { ...color.bg, brand: teal.base, brandDeep: teal.deep, brandSoft: teal.soft },
      text: { ...color.text, brand: teal.text },
      border: { ...color.border, brand: teal.text, focus: teal.text },
      action: { ...color.action, primary: teal.base, primaryHover: teal.hover, primaryActive: teal.active },
      field: { ...color.field, ground: teal.base },
      pattern: { ...color.pattern, first: teal.base, second: color.bg.points },
    },
  };
}

/**
 * A second brand, of a harbour merchant: teal as its main colour, squarer corners. It proves that a brand is one
 * object.
 */
export const harbour: SundryTheme = {
  ...sundry,
  name: "harbour",
  light: recolour(sundry.light, {
    base: "#0B6B74",
    hover: "#08545B",
    active: "#063E44",
    deep: "#06363B",
    soft: "#E8F6F7",
    text: "#0B6B74",
  }),
  dark: recolour(sundry.dark, {
    base: "#0B6B74",
    hover: "#0E7C86",
    active: "#08545B",
    deep: "#06363B",
    soft: "#06363B",
    text: "#6FD0D8",
  }),
  scale: {
    ...sundry.scale,
    radius: {
      ...sundry.scale.radius,
      control: { xs: "6px", sm: "4px", md: "4px", lg: "6px" },
      media: { sm: "4px", md: "4px", lg: "8px" },
      panel: { sm: "4px", md: "6px", lg: "8px" },
      overlay: "8px",
      block: "8px",
    },
  },
};
