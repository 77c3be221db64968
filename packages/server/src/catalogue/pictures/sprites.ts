import sharp from "sharp";
import type { ColourKey } from "../colours.ts";
import { colours } from "../colours.ts";
import { BoundedCache } from "./boundedCache.ts";
import { objectFile, objectSide } from "./objectFile.ts";
import type { Tone } from "./recolour.ts";
import { mainTone, recolour } from "./recolour.ts";

/** RGBA bytes, straight alpha. */
export interface Bitmap {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** The visible part of a bitmap, px; `right` and `bottom` are exclusive. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An object at its final size, with what layout and shadows need to know. */
export interface Sprite extends Bitmap {
  key: string;
  visible: Extent;
  /** Left and right end of the lowest rows: where it touches the floor. */
  touch: { left: number; right: number };
}

/** An object at source size with what is measured once. */
interface Source extends Bitmap {
  visible: Extent;
  tone: Tone | undefined;
}

const megabyte = 2 ** 20;
const sources = new BoundedCache<Source>(48 * megabyte, (source) => source.pixels.byteLength);
const sprites = new BoundedCache<Sprite>(96 * megabyte, (sprite) => sprite.pixels.byteLength);

/** An object in its colour at source size (256 px), decoded and dyed once. */
async function sourceObject(code: string, colour: ColourKey | undefined): Promise<Source> {
  const key = `${code} ${colour ?? ""}`;
  const kept = sources.get(key);
  if (kept !== undefined) return kept;
  if (colour === undefined) {
    const { data, info } = await sharp(objectFile(code)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const bitmap = { pixels: data, width: info.width, height: info.height };
    return sources.set(key, { ...bitmap, visible: visibleExtent(bitmap), tone: mainTone(data) });
  }
  const plain = await sourceObject(code, undefined);
  return sources.set(key, { ...plain, pixels: recolour(plain.pixels, plain.tone, colours[colour].hex) });
}

/**
 * An object ready to be placed: its longest visible side is `longest` px, turned clockwise by `turn` degrees.
 * Sources are small, so enlarged ones are sharpened a little and none is enlarged more than `largestScale` times.
 */
export async function sprite(
  code: string,
  colour: ColourKey | undefined,
  longest: number,
  turn: number,
  largestScale: number,
): Promise<Sprite> {
  const source = await sourceObject(code, colour);
  const seen = source.visible;
  const scale = Math.min(largestScale, longest / Math.max(1, seen.right - seen.left, seen.bottom - seen.top));
  const side = Math.max(1, Math.round(objectSide * scale));
  const key = `${code} ${colour ?? ""} ${side} ${turn}`;
  const kept = sprites.get(key);
  if (kept !== undefined) return kept;
  const { width, height } = source;
  // One size is never the source's: resizing is what makes sharp weigh colours by alpha before it turns the image.
  const pipeline = sharp(source.pixels, { raw: { width, height, channels: 4 } }).resize(
    side === width ? side + 1 : side,
  );
  if (scale > 1.2) pipeline.sharpen({ sigma: 0.5 * scale, m1: 0.25, m2: 0.6 });
  if (turn !== 0) {
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    pipeline.affine([cos, -sin, sin, cos], { interpolator: "bicubic", background: { r: 0, g: 0, b: 0, alpha: 0 } });
  }
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  const bitmap = { pixels: data, width: info.width, height: info.height };
  const visible = visibleExtent(bitmap);
  return sprites.set(key, { key, ...bitmap, visible, touch: touchOf(bitmap, visible) });
}

/** Where alpha is above a trace. A bitmap without any visible pixel counts as wholly visible. */
function visibleExtent({ pixels, width, height }: Bitmap): Extent {
  const extent = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 24) continue;
      if (x < extent.left) extent.left = x;
      if (x >= extent.right) extent.right = x + 1;
      if (y < extent.top) extent.top = y;
      extent.bottom = y + 1;
    }
  }
  return extent.right === 0 ? { left: 0, top: 0, right: width, bottom: height } : extent;
}

function touchOf({ pixels, width }: Bitmap, visible: Extent): { left: number; right: number } {
  const rows = Math.max(3, Math.round((visible.bottom - visible.top) * 0.06));
  let left = visible.right;
  let right = visible.left;
  for (let y = visible.bottom - rows; y < visible.bottom; y++) {
    for (let x = visible.left; x < visible.right; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 90) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
    }
  }
  return left < right ? { left, right } : { left: visible.left, right: visible.right };
}
