import { hsvChannel, hueOf, hueTurn, parseHex, rgbToHsv } from "./hsv.ts";

/** The main colour of an object: hue in degrees, saturation and value as medians in [0, 1]. */
export interface Tone {
  hue: number;
  saturation: number;
  value: number;
}

const hueBins = 72;
const binWidth = 360 / hueBins;
/** Below these, a pixel's hue says nothing. */
const leastSaturation = 0.22;
const leastValue = 0.16;
/**
 * Within this many degrees of the main hue a pixel is fully recoloured, beyond `undyed` not at all, so that a handle
 * keeps its colour.
 */
const dyed = 52;
const undyed = 88;
/** Recoloured objects lose some saturation, so that none of them looks neon. */
const calmerSaturation = 0.84;
const calmerValue = 0.97;

/**
 * Measures the main colour of an object (RGBA, straight alpha). Chrome, glass and paper have few saturated pixels: for
 * those, and for a grey mug of brown coffee, the result is undefined.
 */
export function mainTone(pixels: Uint8Array): Tone | undefined {
  const weight = new Float64Array(hueBins);
  let saturated = 0;
  let visible = 0;
  forEachVisible(pixels, (hue, saturation, value) => {
    visible++;
    if (saturation < leastSaturation || value < leastValue) return;
    saturated++;
    const bin = Math.floor(hue / binWidth) % hueBins;
    weight[bin] = (weight[bin] ?? 0) + saturation * value;
  });
  const peak = (strongestBin(weight) + 0.5) * binWidth;
  const turns = new Middle(-180, 180);
  const saturations = new Middle(0, 1);
  const values = new Middle(0, 1);
  forEachVisible(pixels, (hue, saturation, value) => {
    const turn = hueTurn(peak, hue);
    if (saturation < leastSaturation || value < leastValue || Math.abs(turn) > 40) return;
    turns.add(turn);
    saturations.add(saturation);
    values.add(value);
  });
  const mostlyGrey = saturated < visible * 0.55 && turns.count < visible * 0.36;
  if (visible === 0 || saturated < visible * 0.12 || mostlyGrey) return undefined;
  return { hue: (peak + turns.median() + 360) % 360, saturation: saturations.median(), value: values.median() };
}

/**
 * Recolours an object: its main hue turns to that of `aimHex`, saturation and value follow, shading stays. Other parts
 * keep their colour. Returns new RGBA bytes of the same size. Objects without a main colour are tinted as a whole.
 */
export function recolour(pixels: Uint8Array, tone: Tone | undefined, aimHex: string): Uint8Array {
  const [aimHue, aimSaturation, aimValue] = rgbToHsv(...parseHex(aimHex));
  return tone === undefined
    ? tintGrey(pixels, aimHue, aimSaturation, aimValue)
    : turnMainHue(pixels, tone, aimHue, aimSaturation, aimValue);
}

function turnMainHue(pixels: Uint8Array, tone: Tone, aimHue: number, aimSaturation: number, aimValue: number) {
  const result = Uint8Array.from(pixels);
  const turn = hueTurn(tone.hue, aimHue);
  const calm = Math.abs(turn) > 4;
  const strength = (aimSaturation / tone.saturation) * (calm && aimSaturation > 0.5 ? calmerSaturation : 1);
  const aimed = Math.max(0.34, aimValue) * (calm ? calmerValue : 1);
  // Lightening bends the curve so that highlights do not burn out; darkening keeps a little more contrast.
  const bend = aimed > tone.value ? Math.log(aimed) / Math.log(Math.min(0.97, tone.value)) : 1.12;
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] === 0) continue;
    const red = pixels[i] ?? 0;
    const green = pixels[i + 1] ?? 0;
    const blue = pixels[i + 2] ?? 0;
    const high = Math.max(red, green, blue);
    const low = Math.min(red, green, blue);
    const saturation = high === 0 ? 0 : (high - low) / high;
    const value = high / 255;
    const away = hueTurn(tone.hue, hueOf(red, green, blue, high, low));
    const share = (1 - smoothStep(dyed, undyed, Math.abs(away))) * smoothStep(0.1, 0.26, saturation);
    if (share === 0) continue;
    // Hues near the main one move closer to the target, because the shading of the source varies by up to 40 degrees.
    const dyedHue = (aimHue + away * 0.55 + 360) % 360;
    const dyedSaturation = Math.min(1, saturation * strength);
    const dyedValue = Math.min(
      1,
      aimed > tone.value ? value ** Math.max(0.2, bend) : aimed * Math.min(1.5, value / tone.value) ** bend,
    );
    result[i] = red + share * (hsvChannel(dyedHue, dyedSaturation, dyedValue, 5) - red);
    result[i + 1] = green + share * (hsvChannel(dyedHue, dyedSaturation, dyedValue, 3) - green);
    result[i + 2] = blue + share * (hsvChannel(dyedHue, dyedSaturation, dyedValue, 1) - blue);
  }
  return result;
}

function tintGrey(pixels: Uint8Array, aimHue: number, aimSaturation: number, aimValue: number) {
  const result = Uint8Array.from(pixels);
  const values = new Middle(0, 1);
  forEachVisible(pixels, (_hue, saturation, value) => {
    if (saturation < leastSaturation) values.add(value);
  });
  const middle = values.median() || 0.5;
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] === 0) continue;
    const red = pixels[i] ?? 0;
    const green = pixels[i + 1] ?? 0;
    const blue = pixels[i + 2] ?? 0;
    const high = Math.max(red, green, blue);
    const saturation = high === 0 ? 0 : (high - Math.min(red, green, blue)) / high;
    const value = high / 255;
    const share = 1 - smoothStep(leastSaturation, 0.36, saturation);
    if (share === 0) continue;
    const dyedValue = Math.min(1, Math.max(0.34, aimValue) * (value / middle) ** 0.9);
    const dyedSaturation = aimSaturation * calmerSaturation * (1 - 0.5 * smoothStep(0.9, 1, value / middle / 1.3));
    result[i] = red + share * (hsvChannel(aimHue, dyedSaturation, dyedValue, 5) - red);
    result[i + 1] = green + share * (hsvChannel(aimHue, dyedSaturation, dyedValue, 3) - green);
    result[i + 2] = blue + share * (hsvChannel(aimHue, dyedSaturation, dyedValue, 1) - blue);
  }
  return result;
}

/** Every third visible pixel: enough to measure by. */
function forEachVisible(pixels: Uint8Array, visit: (hue: number, saturation: number, value: number) => void): void {
  for (let i = 0; i < pixels.length; i += 12) {
    if ((pixels[i + 3] ?? 0) < 128) continue;
    const red = pixels[i] ?? 0;
    const green = pixels[i + 1] ?? 0;
    const blue = pixels[i + 2] ?? 0;
    const high = Math.max(red, green, blue);
    const low = Math.min(red, green, blue);
    visit(hueOf(red, green, blue, high, low), high === 0 ? 0 : (high - low) / high, high / 255);
  }
}

/** The bin with the most weight around it. */
function strongestBin(weight: Float64Array): number {
  let best = 0;
  let bestSum = -1;
  for (let bin = 0; bin < hueBins; bin++) {
    let sum = 0;
    for (let step = -3; step <= 3; step++) sum += weight[(bin + step + hueBins) % hueBins] ?? 0;
    if (sum > bestSum) [best, bestSum] = [bin, sum];
  }
  return best;
}

/** The median of many numbers in a known range, counted in 360 steps, because sorting them would be far slower. */
class Middle {
  count = 0;
  readonly #low: number;
  readonly #step: number;
  readonly #bins = new Uint32Array(361);

  constructor(low: number, high: number) {
    this.#low = low;
    this.#step = (high - low) / 360;
  }

  add(number: number): void {
    const bin = Math.round((number - this.#low) / this.#step);
    this.#bins[bin] = (this.#bins[bin] ?? 0) + 1;
    this.count++;
  }

  median(): number {
    let seen = 0;
    const bin = this.#bins.findIndex((count) => {
      seen += count;
      return seen * 2 > this.count;
    });
    return bin < 0 ? 0 : this.#low + bin * this.#step;
  }
}

function smoothStep(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
