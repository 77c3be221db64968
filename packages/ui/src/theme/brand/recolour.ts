import type { SchemeTokens } from "../tokens.ts";
import { contrast, type Hex, lightnessOf, nearest, withLightness } from "./colour.ts";

type SchemeName = "light" | "dark";

/** Lightness and most chroma of the derived tones, as in our own brand. `deep` is what white text stands on. */
const tones = {
  light: { soft: { lightness: 0.968, chroma: 0.016 }, art: { lightness: 0.9, chroma: 0.035 } },
  dark: { soft: { lightness: 0.264, chroma: 0.105 }, art: { lightness: 0.292, chroma: 0.098 } },
  deep: { lightness: 0.334, chroma: 0.146 },
};

/** How much a fill differs from the page, so that a button without a border can be seen. */
const apart = { light: 1.2, dark: 1.6 };

const TEXT = 4.5;

/** Fits an accent into a scheme: fills, the ink on them by contrast, readable text, soft and deep tones. */
export function withAccent(scheme: SchemeTokens, name: SchemeName, accent: Hex, onAccent?: Hex): SchemeTokens {
  const { color } = scheme;
  const { bg } = color;
  const fill = fillOf(accent, bg.page, name);
  const onBrand = onAccent ?? inkOn(fill, color);
  const brandSoft = toneOf(accent, tones[name].soft);
  const text = readable(accent, [bg.page, bg.subtle, bg.surface, bg.raised, brandSoft], name);
  const [primaryHover, primaryActive] = [pressed(fill, onBrand, 0.06), pressed(fill, onBrand, 0.12)];
  return {
    ...scheme,
    color: {
      ...color,
      bg: { ...bg, brand: fill, brandDeep: toneOf(accent, tones.deep), brandSoft },
      text: { ...color.text, brand: text, onBrand },
      border: { ...color.border, brand: text, focus: text },
      action: { ...color.action, primary: fill, primaryHover, primaryActive },
      field: {
        ...color.field,
        ground: nearest(accent, (tone) => contrast(tone, color.field.text) >= TEXT, "darker") ?? "#000000",
        art: toneOf(accent, tones[name].art),
      },
      pattern: { ...color.pattern, first: fill },
    },
  };
}

/** Fits the colour of lower prices and running time into a scheme. */
export function withDeal(scheme: SchemeTokens, name: SchemeName, deal: Hex): SchemeTokens {
  const { color } = scheme;
  const { bg, darkField } = color;
  const fill = fillOf(deal, bg.page, name);
  const onDeal = inkOn(fill, color);
  const dealSoft = toneOf(deal, tones[name].soft);
  const onNight = readable(deal, [darkField.surface, darkField.slot], "dark");
  return {
    ...scheme,
    color: {
      ...color,
      bg: {
        ...bg,
        deal: fill,
        dealHover: pressed(fill, onDeal, 0.06),
        dealActive: pressed(fill, onDeal, 0.12),
        dealSoft,
      },
      text: { ...color.text, deal: readable(deal, [bg.page, bg.surface, bg.raised, dealSoft], name), onDeal },
      border: { ...color.border, ticket: withLightness(deal, name === "light" ? 0.784 : 0.485) },
      darkField: { ...darkField, deal: onNight },
      pattern: { ...color.pattern, second: fill },
    },
  };
}

function toneOf(colour: Hex, { lightness, chroma }: { lightness: number; chroma: number }): Hex {
  return withLightness(colour, lightness, chroma);
}

/** A colour for areas: itself, or the nearest tone that can be told from the page. */
function fillOf(colour: Hex, page: string, name: SchemeName): Hex {
  const way = name === "light" ? "darker" : "lighter";
  return nearest(colour, (tone) => contrast(tone, page) >= apart[name], way) ?? colour;
}

/** White where it can be read, else the dark ink, else black: one of them always can. */
function inkOn(fill: Hex, { field, float }: SchemeTokens["color"]): string {
  return [field.text, float.text].find((ink) => contrast(ink, fill) >= TEXT) ?? "#000000";
}

/** A colour for text: itself, or the nearest tone that can be read on all the grounds. */
function readable(colour: Hex, grounds: readonly string[], name: SchemeName): Hex {
  const passes = (tone: Hex) => grounds.every((ground) => contrast(tone, ground) >= TEXT);
  return name === "light"
    ? (nearest(colour, passes, "darker") ?? "#000000")
    : (nearest(colour, passes, "lighter") ?? "#FFFFFF");
}

/** A fill under a mouse or finger: away from its ink, or towards it where there is no room left. */
function pressed(fill: Hex, ink: string, amount: number): Hex {
  const lightness = lightnessOf(fill);
  const away = lightnessOf(ink) > lightness ? -amount : amount;
  const hasRoom = lightness + away >= 0 && lightness + away <= 1;
  const tone = withLightness(fill, lightness + (hasRoom ? away : -away));
  return contrast(tone, ink) >= TEXT ? tone : fill;
}
