import { parseHex } from "./rgb.ts";
import { fromLinear, toLinear } from "./linearLight.ts";

/** What the shop knows of an own model beside its picture, three bytes a pixel: share dyed, shine, nothing. */
export type DyeMap = Uint8Array;

/** From here on light is compressed, so that the lit side of a pale dye keeps its form. */
const shoulder = 0.8;

/**
 * Light that the dyed surface typically reflects, in [0, 1]: seven in ten of its pixels are darker. What reflects as
 * much comes out in the dye's own colour.
 */
export function dyedLight(pixels: Uint8Array, map: DyeMap): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let i = 0, m = 0; i < pixels.length; i += 4, m += 3) {
    if ((pixels[i + 3] ?? 0) < 200 || (map[m] ?? 0) < 230) continue;
    const level = fromLinear(toLinear(pixels[i + 1] ?? 0) - toLinear(map[m + 1] ?? 0));
    counts[level] = (counts[level] ?? 0) + 1;
    all++;
  }
  let seen = 0;
  const middle = counts.findIndex((count) => {
    seen += count;
    return seen >= all * 0.7;
  });
  return Math.max(0.05, toLinear(middle));
}

/**
 * Dyes an own model: the light its neutral parts reflect is multiplied by the dye's colour, shine stays white, and other
 * parts keep their colour. `light` is what `dyedLight` measured. Returns new RGBA bytes of the same size.
 */
export function dyeModel(pixels: Uint8Array, map: DyeMap, light: number, hex: string): Uint8Array {
  const result = Uint8Array.from(pixels);
  const dye = parseHex(hex).map((level) => toLinear(level) / light);
  for (let i = 0, m = 0; i < pixels.length; i += 4, m += 3) {
    const share = (map[m] ?? 0) / 255;
    if (share < 0.01 || pixels[i + 3] === 0) continue;
    const shine = toLinear(map[m + 1] ?? 0);
    for (let channel = 0; channel < 3; channel++) {
      const level = pixels[i + channel] ?? 0;
      const seen = toLinear(level);
      const glint = Math.min(shine, seen);
      const dyed = fromLinear(soft((seen - glint) * (dye[channel] ?? 0) + glint));
      result[i + channel] = level + share * (dyed - level);
    }
  }
  return result;
}

function soft(light: number): number {
  if (light <= shoulder) return light;
  const over = (light - shoulder) / (1 - shoulder);
  return shoulder + (1 - shoulder) * (1 - Math.exp(-over));
}
