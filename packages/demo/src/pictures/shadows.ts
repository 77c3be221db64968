import { LRUCache } from "lru-cache";
import type { Canvas, Mask } from "./canvas.ts";
import type { Rgb } from "./rgb.ts";
import type { Sprite } from "./sprites.ts";

/** A mask with its position relative to the sprite's upper left corner, px. */
interface Shadow {
  mask: Mask;
  left: number;
  top: number;
  scale: number;
}

const shadows = new LRUCache<string, Shadow>({
  maxSize: 8 * 2 ** 20,
  sizeCalculation: ({ mask }) => mask.values.byteLength,
});

/** The cached shadow for a key. */
function kept(key: string, make: () => Shadow): Shadow {
  const shadow = shadows.get(key) ?? make();
  shadows.set(key, shadow);
  return shadow;
}

/** Shadow of an object lying on a sheet: a tight one beside it and a wide one further down to the right. */
export function shadeLying(canvas: Canvas, sprite: Sprite, left: number, top: number, colour: Rgb, strength: number) {
  const shadow = kept(`lying ${sprite.key}`, () => lyingShadow(sprite));
  canvas.shade(shadow.mask, left + shadow.left, top + shadow.top, shadow.scale, colour, strength);
}

/** Shadow of an object on a floor: dark where it touches, and a soft silhouette thrown to the right. */
export function shadeStanding(
  canvas: Canvas,
  sprite: Sprite,
  left: number,
  top: number,
  colour: Rgb,
  strength: number,
) {
  const cast = kept(`standing ${sprite.key}`, () => castShadow(sprite));
  canvas.shade(cast.mask, left + cast.left, top + cast.top, cast.scale, colour, strength * 0.62);
  const { visible, touch } = sprite;
  const width = visible.right - visible.left;
  const middle = left + (touch.left + touch.right) / 2;
  const floor = top + visible.bottom;
  const wide = left + (visible.left + visible.right) / 2 + width * 0.05;
  shadeEllipse(canvas, wide, floor - width * 0.012, width * 0.62, width * 0.1, colour, strength * 0.5);
  const contact = Math.max((touch.right - touch.left) * 0.56, width * 0.1);
  shadeEllipse(canvas, middle + width * 0.01, floor - width * 0.012, contact, width * 0.045, colour, strength * 0.95);
}

/** Shadow of one object on those drawn before it, never on the ground. */
export function shadeBehind(canvas: Canvas, sprite: Sprite, left: number, top: number, colour: Rgb, strength: number) {
  const shadow = kept(`lying ${sprite.key}`, () => lyingShadow(sprite));
  canvas.shade(shadow.mask, left + shadow.left, top + shadow.top, shadow.scale, colour, strength, true);
}

/** Full in the middle, zero at the edge. */
const softDisc: Mask = { values: new Float32Array(48 * 48), width: 48, height: 48 };
for (let cell = 0; cell < softDisc.values.length; cell++) {
  const away = Math.hypot(((cell % 48) + 0.5) / 48 - 0.5, (Math.floor(cell / 48) + 0.5) / 48 - 0.5) * 2;
  const t = Math.max(0, 1 - away);
  softDisc.values[cell] = t * t * (3 - 2 * t);
}

/** A soft ellipse; the radii are where it has faded out. */
export function shadeEllipse(
  canvas: Canvas,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  colour: Rgb,
  strength: number,
) {
  stretchShade(canvas, softDisc, x - radiusX, y - radiusY, radiusX * 2, radiusY * 2, {
    colour,
    strength,
  });
}

/** Lays a mask over any rectangle, stretched in both directions. */
function stretchShade(
  canvas: Canvas,
  mask: Mask,
  left: number,
  top: number,
  width: number,
  height: number,
  { colour: [r, g, b], strength }: { colour: Rgb; strength: number },
) {
  const endY = Math.min(canvas.height, Math.ceil(top + height));
  const endX = Math.min(canvas.width, Math.ceil(left + width));
  for (let y = Math.max(0, Math.floor(top)); y < endY; y++) {
    for (let x = Math.max(0, Math.floor(left)); x < endX; x++) {
      const value = sample(mask, ((x + 0.5 - left) / width) * mask.width, ((y + 0.5 - top) / height) * mask.height);
      if (value * strength > 0.002) canvas.blend(y * canvas.width + x, r, g, b, value * strength);
    }
  }
}

function sample(mask: Mask, u: number, v: number): number {
  const x = Math.min(mask.width - 1.001, Math.max(0, u - 0.5));
  const y = Math.min(mask.height - 1.001, Math.max(0, v - 0.5));
  const column = Math.floor(x);
  const row = Math.floor(y);
  const at = (r: number, c: number) => mask.values[r * mask.width + c] ?? 0;
  const upper = at(row, column) + (at(row, column + 1) - at(row, column)) * (x - column);
  const lower = at(row + 1, column) + (at(row + 1, column + 1) - at(row + 1, column)) * (x - column);
  return upper + (lower - upper) * (y - row);
}

function lyingShadow(sprite: Sprite): Shadow {
  const side = Math.max(sprite.visible.right - sprite.visible.left, sprite.visible.bottom - sprite.visible.top) / 256;
  const scale = Math.max(1, 2.6 * side);
  const margin = Math.ceil((44 * side) / scale);
  const shape = coarseAlpha(sprite, scale, margin);
  const tight = moved(blurred(shape, (5 * side) / scale), (4 * side) / scale, (7 * side) / scale);
  const wide = moved(blurred(shape, (15 * side) / scale), (11 * side) / scale, (20 * side) / scale);
  const values = shape.values.map((_value, i) => Math.max((tight.values[i] ?? 0) * 0.52, (wide.values[i] ?? 0) * 0.74));
  return { mask: { ...shape, values }, left: -margin * scale, top: -margin * scale, scale };
}

/** The silhouette cast on the floor: leaning right and slightly back, fading with the distance from the base. */
function castShadow(sprite: Sprite): Shadow {
  const { visible } = sprite;
  const tall = visible.bottom - visible.top;
  const side = Math.max(visible.right - visible.left, tall) / 256;
  const scale = Math.max(1, 4 * side);
  const reach = 0.34;
  const flatness = 0.1;
  const margin = 36 * side;
  const width = Math.ceil((sprite.width + tall * reach + margin * 2) / scale);
  const height = Math.ceil((tall * flatness + margin * 2) / scale);
  const values = new Float32Array(width * height);
  const originY = margin + tall * flatness;
  for (let row = 0; row < height; row++) {
    const up = (originY - (row + 0.5) * scale) / flatness;
    if (up < 0 || up > tall) continue;
    const y = Math.min(visible.bottom - 1, Math.round(visible.bottom - 1 - up));
    for (let column = 0; column < width; column++) {
      const x = Math.round((column + 0.5) * scale - margin - up * reach);
      if (x < 0 || x >= sprite.width) continue;
      const alpha = (sprite.pixels[(y * sprite.width + x) * 4 + 3] ?? 0) / 255;
      values[row * width + column] = alpha * (1 - 0.75 * (up / tall));
    }
  }
  const mask = blurred({ values, width, height }, (9 * side) / scale);
  return { mask, left: -margin, top: visible.bottom - originY, scale };
}

function coarseAlpha(sprite: Sprite, scale: number, margin: number): Mask {
  const width = Math.ceil(sprite.width / scale) + margin * 2;
  const height = Math.ceil(sprite.height / scale) + margin * 2;
  const values = new Float32Array(width * height);
  const step = scale / 2;
  for (let row = margin; row < height - margin; row++) {
    for (let column = margin; column < width - margin; column++) {
      let sum = 0;
      for (let part = 0; part < 4; part++) {
        const x = Math.floor((column - margin) * scale + step * ((part & 1) + 0.5));
        const y = Math.floor((row - margin) * scale + step * ((part >> 1) + 0.5));
        if (x < sprite.width && y < sprite.height) sum += sprite.pixels[(y * sprite.width + x) * 4 + 3] ?? 0;
      }
      values[row * width + column] = sum / 1020;
    }
  }
  return { values, width, height };
}

function moved({ values, width, height }: Mask, dx: number, dy: number): Mask {
  const mask: Mask = { values, width, height };
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = x - dx >= 0 && y - dy >= 0;
      result[y * width + x] = inside ? sample(mask, x - dx + 0.5, y - dy + 0.5) : 0;
    }
  }
  return { values: result, width, height };
}

/** Three box blurs, close to a Gaussian of the given deviation (in cells). */
function blurred({ values, width, height }: Mask, sigma: number): Mask {
  const radius = Math.max(0, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  if (radius === 0) return { values, width, height };
  let from = values;
  for (let pass = 0; pass < 3; pass++) {
    from = boxBlur(boxBlur(from, height, width, width, 1, radius), width, height, 1, width, radius);
  }
  return { values: from, width, height };
}

/** Averages along lines: `lines` of `length` cells, `lineStep` apart, cells `cellStep` apart. */
function boxBlur(
  from: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  cellStep: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(from.length);
  const share = 1 / (radius * 2 + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = 0; i < Math.min(radius, length); i++) sum += from[start + i * cellStep] ?? 0;
    for (let i = 0; i < length; i++) {
      if (i + radius < length) sum += from[start + (i + radius) * cellStep] ?? 0;
      if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * cellStep] ?? 0;
      result[start + i * cellStep] = sum * share;
    }
  }
  return result;
}
