import sharp from "sharp";
import { paintBackdrop } from "./backdrop.ts";
import { Canvas } from "./canvas.ts";
import { deepGrounds, groundHex } from "./grounds.ts";
import type { Rgb } from "./rgb.ts";
import { parseHex } from "./rgb.ts";
import { paintPlinth } from "./plinth.ts";
import type { PlacedObject, Scene } from "./scene.ts";
import { shadeBehind, shadeLying, shadeStanding } from "./shadows.ts";
import type { Sprite } from "./sprites.ts";
import { sprite } from "./sprites.ts";

/** A sprite with its upper left corner in px. */
interface Placed {
  object: PlacedObject;
  sprite: Sprite;
  left: number;
  top: number;
}

/**
 * Draws a scene `width` px wide and encodes it as WebP, quality 80 (88 on deep backdrops); transparent if the scene has
 * no backdrop. Takes 20 to 200 ms of CPU, so call it in a worker. Throws if an object does not exist.
 */
export async function renderScene(scene: Scene, width: number): Promise<Uint8Array> {
  const height = Math.round((width * scene.height) / scene.width);
  const placed = await Promise.all(scene.objects.map((object) => place(object, width, height)));
  const opaque = scene.ground !== undefined;
  const pixels = paint(scene, placed, new Canvas(width, height));
  // WebP turns dark gradients into blocks sooner than light ones.
  const quality = scene.ground !== undefined && scene.ground in deepGrounds ? 88 : 80;
  return sharp(pixels, { raw: { width, height, channels: opaque ? 3 : 4 } })
    .webp({ quality, alphaQuality: 85, effort: 2 })
    .toBuffer();
}

/** Draws light, shadows and objects, back to front. Returns RGB bytes, or RGBA if the scene has no backdrop. */
function paint(scene: Scene, placed: readonly Placed[], canvas: Canvas): Uint8Array {
  const shadow = shadowColour(scene);
  if (scene.ground !== undefined) paintBackdrop(canvas, scene.ground, scene.floor);
  if (scene.plinth !== undefined && scene.ground !== undefined) {
    paintPlinth(canvas, scene.plinth, scene.ground, shadow);
  }
  const strength = scene.ground === undefined ? 0.4 : 0.5;
  for (const { object, sprite: drawn, left, top } of placed) {
    if (object.rest === "foot") shadeStanding(canvas, drawn, left, top, shadow, strength);
  }
  for (const { object, sprite: drawn, left, top } of placed) {
    if (object.rest === "lying") shadeLying(canvas, drawn, left, top, shadow, strength);
    else shadeBehind(canvas, drawn, left, top, shadow, 0.34);
    canvas.draw(drawn, left, top);
  }
  return scene.ground === undefined ? canvas.toRgba() : canvas.toRgb();
}

async function place(object: PlacedObject, width: number, height: number): Promise<Placed> {
  const drawn = await sprite(object.model, object.colour, object.size * width, object.turn ?? 0);
  const { visible } = drawn;
  const left = Math.round(object.x * width - (visible.left + visible.right) / 2);
  const anchor = object.rest === "foot" ? visible.bottom : (visible.top + visible.bottom) / 2;
  return { object, sprite: drawn, left, top: Math.round(object.y * height - anchor) };
}

/** Shadows are a dark shade of the backdrop. Campaign art is used on any colour, so its shadows are ink. */
function shadowColour(scene: Scene): Rgb {
  if (scene.ground === undefined) return [12, 20, 45];
  const [r, g, b] = parseHex(groundHex(scene.ground));
  return [r * 0.28, g * 0.28, b * 0.3];
}
