/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const packed = Number.parseInt(hex.slice(1), 16);
  return [packed >> 16, (packed >> 8) & 255, packed & 255];
}
