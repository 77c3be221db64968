import { height, pieceSide, width } from "./picture.ts";

/** How close the piece must be to its position, px. */
const tolerance = 3;
/** The piece starts at the left edge, so its position is never there. */
const minX = pieceSide + 10;
const maxX = width - pieceSide - 5;
const minY = 8;
const maxY = height - pieceSide - 9;

/**
 * Attempts per puzzle. The position is one of 178 columns and an attempt covers five, so two random attempts solve one puzzle in 18.
 * After two misses the buyer gets another puzzle.
 */
export const maxTries = 2;

/** Draws a position, px from the left and upper edge of the picture; all are equally likely. */
export function drawPlace(random: () => number): { x: number; y: number } {
  return { x: between(minX, maxX, random), y: between(minY, maxY, random) };
}

/** Whether a piece at `x` is close enough to its position. */
export function isInPlace(x: number, place: number): boolean {
  return Math.abs(x - place) < tolerance;
}

/** A whole number from `min` to `max`, both included. */
function between(min: number, max: number, random: () => number): number {
  return min + Math.floor(random() * (max - min + 1));
}
