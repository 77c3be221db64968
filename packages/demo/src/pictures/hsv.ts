/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** Hue in degrees [0, 360), saturation and value in [0, 1]. */
export type Hsv = readonly [hue: number, saturation: number, value: number];

/** Reads `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const packed = Number.parseInt(hex.slice(1), 16);
  return [packed >> 16, (packed >> 8) & 255, packed & 255];
}

export function rgbToHsv(red: number, green: number, blue: number): Hsv {
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  return [hueOf(red, green, blue, high, low), high === 0 ? 0 : (high - low) / high, high / 255];
}

/** One channel of an HSV colour, 0 to 255: `channel` 5 is red, 3 green, 1 blue. */
export function hsvChannel(hue: number, saturation: number, value: number, channel: 5 | 3 | 1): number {
  const k = (channel + hue / 60) % 6;
  return 255 * value * (1 - saturation * Math.max(0, Math.min(k, 4 - k, 1)));
}

/** The shorter way around the circle from one hue to another, both in [0, 360): -180 to 180 degrees. */
export function hueTurn(from: number, to: number): number {
  const turn = to - from;
  return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
}

/** Hue of a pixel whose highest channel is `high` and lowest `low`, degrees in [0, 360); 0 for greys. */
export function hueOf(red: number, green: number, blue: number, high: number, low: number): number {
  const spread = high - low;
  if (spread === 0) return 0;
  if (high === red) return green < blue ? ((green - blue) / spread + 6) * 60 : ((green - blue) / spread) * 60;
  return high === green ? ((blue - red) / spread + 2) * 60 : ((red - green) / spread + 4) * 60;
}
