import type { SchemeTokens, SundryTheme } from "../tokens.ts";
import { contrast, type Hex, hexOf, nearest } from "./colour.ts";
import { contrastPairs } from "./contrastPairs.ts";

/** A pair of colours that are too much alike. */
export interface BrandFault {
  readonly scheme: "light" | "dark";
  /** Path of the colour of text or of a line, such as `text.onBrand`. */
  readonly colour: string;
  /** Path of what is behind it, such as `action.primary`. */
  readonly ground: string;
  readonly contrast: number;
  /** The least contrast: 4.5 for text, 3 for lines and rings. */
  readonly least: number;
  /** The most similar colour that passes on this ground. */
  readonly nearestColour: Hex;
  /** The most similar ground on which this colour passes. */
  readonly nearestGround: Hex | undefined;
  /** All of it in a sentence. */
  readonly message: string;
}

/**
 * Checks the contrast of a theme: of every text and line on every ground that a component puts it on, in both schemes. Returns the
 * pairs that fail, each with the nearest colours that pass; an empty list for a sound theme.
 */
export function checkBrand(theme: Pick<SundryTheme, "light" | "dark">): readonly BrandFault[] {
  return (["light", "dark"] as const).flatMap((scheme) =>
    contrastPairs.flatMap((pair) => {
      const { least } = pair;
      const [colour, ground] = [colourAt(theme[scheme], pair.colour), colourAt(theme[scheme], pair.ground)];
      const measured = contrast(colour, ground);
      if (measured >= least) return [];
      const nearestColour = nearest(colour, (candidate) => contrast(candidate, ground) >= least) ?? "#000000";
      const nearestGround = nearest(ground, (candidate) => contrast(colour, candidate) >= least);
      const fault = { ...pair, scheme, contrast: measured, nearestColour, nearestGround };
      return [{ ...fault, message: sentence(fault, colour, ground) }];
    }),
  );
}

function sentence(fault: Omit<BrandFault, "message">, colour: Hex, ground: Hex): string {
  const ratio = (Math.floor(fault.contrast * 100) / 100).toFixed(2);
  const otherGround = fault.nearestGround ? `, or ${fault.nearestGround} as the ground` : "";
  return `${fault.scheme}: ${fault.colour} ${colour} on ${fault.ground} ${ground} has a contrast of ${ratio}:1 and needs ${fault.least}:1. The nearest colour that passes is ${fault.nearestColour}${otherGround}.`;
}

/** The colour at a path such as `text.onBrand`. */
function colourAt({ color }: SchemeTokens, path: string): Hex {
  const value = path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], color);
  return hexOf(typeof value === "string" ? value : "", path);
}
