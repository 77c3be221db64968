import { type SundryTheme, type TextTokens } from "../tokens.ts";
import { screenColour } from "./colour.ts";

/** A colour of the Design Tokens format. */
interface ColourValue {
  colorSpace: "srgb";
  /** Red, green and blue, 0 to 1. */
  components: [number, number, number];
  alpha: number;
  hex: string;
}

interface Measure<Unit extends string> {
  value: number;
  unit: Unit;
}

type Dimension = Measure<"px" | "rem">;

interface Shadow {
  color: ColourValue;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

interface Typography {
  fontFamily: readonly string[];
  fontSize: Dimension;
  fontWeight: number;
  letterSpacing: Dimension;
  lineHeight: number;
}

/** A token of the Design Tokens format with its type. */
export type DesignToken =
  | { $type: "color"; $value: ColourValue }
  | { $type: "dimension"; $value: Dimension }
  | { $type: "duration"; $value: Measure<"ms"> }
  | { $type: "cubicBezier"; $value: readonly number[] }
  | { $type: "fontFamily"; $value: readonly string[] }
  | { $type: "fontWeight" | "number"; $value: number }
  | { $type: "shadow"; $value: readonly Shadow[] }
  | { $type: "typography"; $value: Typography; $extensions: { "sundry.fontWidth": string } };

/** Tokens of the Design Tokens format, in groups with the names that the theme has. */
export interface DesignTokens {
  [name: string]: DesignToken | DesignTokens;
}

/** A theme for design tools: one file for each member. */
export interface DesignTokenFiles {
  /** Space, corners, sizes, text styles, motion and stacking. */
  scale: DesignTokens;
  /** Colours and shadows of the light scheme. */
  light: DesignTokens;
  /** The same in the dark scheme. */
  dark: DesignTokens;
}

interface Tree {
  readonly [key: string]: string | Tree;
}

/**
 * A theme in the Design Tokens format (DTCG, 2025.10) for design tools and token builders. Widths of a font (`110%`)
 * become numbers, because the format has no percentages; the width of a text style is an extension. Filters and font features
 * have no type in the format and are left out. Throws a TypeError that names the token if a value is not understood.
 */
export function designTokens({ light, dark, scale }: SundryTheme): DesignTokenFiles {
  const { type, font, ...measures } = scale;
  const { family, width, weight } = font;
  const texts = Object.entries(type).map(([name, text]) => [name, textStyle(text, family)]);
  const scheme = ({ color, elevation }: SundryTheme["light"]) => group({ color, elevation }, []);
  return {
    scale: {
      ...group(measures, []),
      font: group({ family, width, weight }, ["font"]),
      type: Object.fromEntries(texts) as DesignTokens,
    },
    light: scheme(light),
    dark: scheme(dark),
  };
}

function group(tree: Tree, path: readonly string[]): DesignTokens {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const here = [...path, name];
      return [name, typeof value === "string" ? tokenOf(value, here) : group(value, here)];
    }),
  );
}

function tokenOf(text: string, path: readonly string[]): DesignToken {
  const [first, second] = path;
  const token =
    first === "color"
      ? typed("color", colourOf(text))
      : first === "elevation"
        ? typed("shadow", shadowsOf(text))
        : first === "font" && second === "family"
          ? typed("fontFamily", familyOf(text))
          : first === "font" && second === "weight"
            ? typed("fontWeight", numberOf(text))
            : measureOf(text);
  if (!token) throw new TypeError(`The token ${path.join(".")} can't be ${JSON.stringify(text)} in a design tool.`);
  return token;
}

/** A token, if its value was understood. */
function typed<Type extends DesignToken["$type"], Value>($type: Type, $value: Value | undefined) {
  return $value === undefined ? undefined : ({ $type, $value } as DesignToken);
}

/** What says by its unit what it is. */
function measureOf(text: string): DesignToken | undefined {
  const curve = /^cubic-bezier\(([^()]+)\)$/.exec(text)?.[1];
  if (curve !== undefined) return typed("cubicBezier", curve.split(",").map(Number));
  if (text.endsWith("ms")) return typed("duration", lengthOf(text, "ms"));
  return (
    typed("dimension", dimensionOf(text)) ?? typed("number", numberOf(text.endsWith("%") ? text.slice(0, -1) : text))
  );
}

function textStyle({ size, line, weight, width, tracking }: TextTokens, family: string): DesignToken {
  const fontSize = dimensionOf(size) ?? { value: Number.NaN, unit: "rem" as const };
  const $value = {
    fontFamily: familyOf(family),
    fontSize,
    fontWeight: Number(weight),
    // The format knows no em.
    letterSpacing: { ...fontSize, value: rounded(fontSize.value * Number.parseFloat(tracking)) },
    lineHeight: Number(line),
  };
  if ([fontSize.value, $value.fontWeight, $value.letterSpacing.value, $value.lineHeight].some(Number.isNaN))
    throw new TypeError(`A text style can't be ${JSON.stringify({ size, line, weight, tracking })} in a design tool.`);
  return { $type: "typography", $value, $extensions: { "sundry.fontWidth": width } };
}

function colourOf(text: string): ColourValue | undefined {
  const colour = screenColour(text);
  if (!colour) return undefined;
  const { r, g, b, alpha, hex } = colour;
  return { colorSpace: "srgb", components: [rounded(r), rounded(g), rounded(b)], alpha: rounded(alpha), hex };
}

/** Shadows such as `0 1px 2px rgba(17, 24, 44, .06), 0 0 0 1px #000`; `none` is none. */
function shadowsOf(text: string): readonly Shadow[] | undefined {
  if (text === "none") return [];
  const shadows = text.split(/,(?![^()]*\))/).map((one) => {
    const [, lengths = "", ink = ""] = /^((?:-?[\d.]+(?:px|rem)?\s+){2,4})(\S.*)$/.exec(one.trim()) ?? [];
    const [offsetX, offsetY, blur = zero, spread = zero] = lengths.trim().split(/\s+/).map(dimensionOf);
    const color = colourOf(ink);
    return color && offsetX && offsetY ? { color, offsetX, offsetY, blur, spread } : undefined;
  });
  return shadows.every((shadow) => shadow !== undefined) ? shadows : undefined;
}

const zero: Dimension = { value: 0, unit: "px" };

function dimensionOf(text: string): Dimension | undefined {
  return text === "0" ? zero : (lengthOf(text, "px") ?? lengthOf(text, "rem"));
}

function lengthOf<Unit extends string>(text: string, unit: Unit): Measure<Unit> | undefined {
  const value = text.endsWith(unit) ? numberOf(text.slice(0, -unit.length)) : undefined;
  return value === undefined ? undefined : { value, unit };
}

function numberOf(text: string): number | undefined {
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

function familyOf(text: string): readonly string[] {
  return text.split(",").map((name) => name.trim().replace(/^(["'])(.*)\1$/, "$2"));
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
