const linear = Float32Array.from({ length: 256 }, (_value, level) => {
  const share = level / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const steps = 4095;
const levels = Uint8Array.from({ length: steps + 1 }, (_value, step) => {
  const light = step / steps;
  return Math.round(255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** Amount of light, 0 to 1, of an sRGB level, 0 to 255. */
export function toLinear(level: number): number {
  return linear[level] ?? 0;
}

/** The sRGB level of an amount of light; beyond 0 to 1 it is cut. */
export function fromLinear(light: number): number {
  return levels[Math.round(Math.min(1, Math.max(0, light)) * steps)] ?? 0;
}
