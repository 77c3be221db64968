import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Color,
  parse,
  useMode as register,
  wcagContrast,
} from "culori/fn";

register(modeRgb);
register(modeLrgb);
register(modeOklch);

const toOklch = converter("oklch");
const toRgb = converter("rgb");

/** A colour as `#RRGGBB`, in capitals. */
export type Hex = `#${string}`;

function read(text: string): Color | undefined {
  try {
    return parse(text);
  } catch {
    // It throws for some texts, such as `calc(1px`.
    return undefined;
  }
}

/**
 * An opaque colour in any notation of CSS that has numbers (`#1A4DD2`, `rgb(26 77 210)`, `oklch(48% .21 264)`) as hex. `what` names it
 * in the error for anything else.
 */
export function hexOf(text: string, what: string): Hex {
  const colour = read(text);
  if (!colour || (colour.alpha ?? 1) < 1)
    throw new TypeError(`${what} must be an opaque colour such as #1A4DD2, not ${JSON.stringify(text)}.`);
  return toHex(colour);
}

/** The nearest colour that a screen can show. */
function toHex(colour: Color): Hex {
  // Those of a screen already keep every digit.
  const shown = colour.mode === "rgb" ? colour : clampChroma(toOklch(colour), "oklch");
  return formatHex(shown).toUpperCase() as Hex;
}

/**
 * A colour in any notation that {@link hexOf} reads, also one that lets something through: red, green, blue and alpha from 0 to 1,
 * and the hex without the alpha. Undefined if it is no such colour.
 */
export function screenColour(text: string): { r: number; g: number; b: number; alpha: number; hex: Hex } | undefined {
  const colour = read(text);
  if (!colour) return undefined;
  const hex = toHex({ ...colour, alpha: 1 });
  const { r = 0, g = 0, b = 0 } = toRgb(hex) ?? {};
  return { r, g, b, alpha: colour.alpha ?? 1, hex };
}

/** Contrast of two colours by the web's accessibility guidelines, from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** The perceived lightness of a colour, 0 to 1. */
export function lightnessOf(colour: string): number {
  return toOklch(colour)?.l ?? 0;
}

/** The same hue at another lightness (0 to 1), with at most `chroma` of colour. */
export function withLightness(colour: string, lightness: number, chroma = Number.POSITIVE_INFINITY): Hex {
  const { c = 0, h } = toOklch(colour) ?? {};
  const wanted = { mode: "oklch" as const, l: Math.min(1, Math.max(0, lightness)), c: Math.min(c, chroma) };
  // A grey has no hue.
  return toHex(h === undefined ? wanted : { ...wanted, h });
}

const STEP = 0.004;

/**
 * The nearest lightness of a colour at which `passes` holds, looking only `darker` or `lighter`, or both ways. Undefined when there is
 * none.
 */
export function nearest(
  colour: string,
  passes: (candidate: Hex) => boolean,
  way: "darker" | "lighter" | "both" = "both",
): Hex | undefined {
  const own = hexOf(colour, "colour");
  if (passes(own)) return own;
  const start = lightnessOf(colour);
  for (let distance = STEP; distance <= 1 + STEP; distance += STEP) {
    for (const lightness of [start - distance, start + distance]) {
      if (way === "darker" && lightness > start) continue;
      if (way === "lighter" && lightness < start) continue;
      if (lightness < -STEP || lightness > 1 + STEP) continue;
      const candidate = withLightness(colour, lightness);
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}
