import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { ColourKey } from "../colours.ts";
import { colours } from "../colours.ts";
import type { DyeMap } from "./dye.ts";
import { dyedLight, dyeModel } from "./dye.ts";
import type { OwnModelName } from "./ownModels.ts";
import { isOwnModel, modelFiles, modelSide, ownModels } from "./ownModels.ts";

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

/** An object at its final size, with what layout and shadows need. */
export interface Sprite extends Bitmap {
  key: string;
  visible: Extent;
  /** Left and right end of the lowest rows, where it touches the floor. */
  touch: { left: number; right: number };
}

/** An object at source size, with its measurements and its undyed pixels. */
interface Source extends Bitmap {
  visible: Extent;
  dye: (pixels: Uint8Array, hex: string) => Uint8Array;
}

const megabyte = 2 ** 20;
const kept = { maxSize: 16 * megabyte, sizeCalculation: ({ pixels }: Bitmap) => pixels.byteLength };
const sources = new LRUCache<string, Source>(kept);
const sprites = new LRUCache<string, Sprite>(kept);

/** Objects in progress: the repeats of a lot need the same one at the same time. */
const sourcesUnderWay = new Map<string, Promise<Source>>();
const spritesUnderWay = new Map<string, Promise<Sprite>>();

/**
 * A model ready to be placed: its longest visible side is `longest` px, rotated clockwise by `turn` degrees. Throws if
 * there is no such model.
 */
export async function sprite(
  model: OwnModelName,
  colour: ColourKey | undefined,
  longest: number,
  turn: number,
): Promise<Sprite> {
  if (!isOwnModel(model)) throw new Error(`There is no model ${String(model)}.`);
  const decoded = modelStep(longest);
  const source = await sourceObject(model, modelColour(model, colour), decoded);
  const { left, top, right, bottom } = source.visible;
  const scale = longest / Math.max(1, right - left, bottom - top);
  const side = Math.max(1, Math.round(decoded * scale));
  const key = `${model} ${colour ?? ""} ${side} ${turn}`;
  return (
    sprites.get(key) ??
    once(spritesUnderWay, key, async () => {
      const made = await cut(key, source, side, turn);
      sprites.set(key, made);
      return made;
    })
  );
}

/** Models are neutral, so that they need a colour even where goods name none. */
function modelColour(name: OwnModelName, wanted: ColourKey | undefined): ColourKey | undefined {
  const { colour } = ownModels[name];
  return colour && (wanted ?? colour);
}

/** Models are decoded no larger than a picture needs, so that small pictures stay cheap. */
function modelStep(longest: number): number {
  return longest <= 250 ? 256 : longest <= 500 ? 512 : modelSide;
}

/** A model in its colour, decoded at a size and dyed once. */
async function sourceObject(model: OwnModelName, colour: ColourKey | undefined, side: number): Promise<Source> {
  const key = `${model} ${colour ?? ""} ${side}`;
  return (
    sources.get(key) ??
    once(sourcesUnderWay, key, async () => {
      const source = await (colour === undefined ? decode(model, side) : dyed(model, colour, side));
      sources.set(key, source);
      return source;
    })
  );
}

async function decode(model: OwnModelName, side: number): Promise<Source> {
  const { picture, map: mapFile } = modelFiles(model);
  const [pixels, map] = await Promise.all([
    sharp(picture).resize(side).ensureAlpha().raw().toBuffer(),
    sharp(mapFile).resize(side).removeAlpha().raw().toBuffer(),
  ]);
  const dyeMap: DyeMap = map;
  const light = dyedLight(pixels, dyeMap);
  const bitmap = { pixels, width: side, height: side };
  return { ...bitmap, visible: visibleExtent(bitmap), dye: (plain, hex) => dyeModel(plain, dyeMap, light, hex) };
}

async function dyed(model: OwnModelName, colour: ColourKey, side: number): Promise<Source> {
  const plain = await sourceObject(model, undefined, side);
  return { ...plain, pixels: plain.dye(plain.pixels, colours[colour].hex) };
}

async function cut(key: string, { pixels, width, height }: Source, side: number, turn: number): Promise<Sprite> {
  // One dimension always differs from the source's, because only when it resizes does sharp weigh colours by alpha
  // before rotating.
  const pipeline = sharp(pixels, { raw: { width, height, channels: 4 } }).resize(side === width ? side + 1 : side);
  if (turn !== 0) {
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    pipeline.affine([cos, -sin, sin, cos], { interpolator: "bicubic", background: { r: 0, g: 0, b: 0, alpha: 0 } });
  }
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  const bitmap = { pixels: data, width: info.width, height: info.height };
  const visible = visibleExtent(bitmap);
  return { key, ...bitmap, visible, touch: touchOf(bitmap, visible) };
}

/** Lets all who ask at the same time share the making of a value. */
function once<Value>(underWay: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const known = underWay.get(key);
  if (known !== undefined) return known;
  const made = make().finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

/** The area where alpha is noticeable. A bitmap without any visible pixel counts as fully visible. */
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
