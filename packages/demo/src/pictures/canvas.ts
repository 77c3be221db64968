import type { Rgb } from "./rgb.ts";
import type { Bitmap } from "./sprites.ts";

/** Shades of grey in [0, 1], often at a fraction of the picture's resolution. */
export interface Mask {
  values: Float32Array;
  width: number;
  height: number;
}

let colourStore = new Float32Array(0);
let coverStore = new Float32Array(0);

/**
 * A drawing surface: RGBA as floats, colour 0 to 255 multiplied by alpha, alpha 0 to 1. All canvases of a thread share
 * one buffer, because a new one for each picture would keep the garbage collector busy. A canvas is valid until the
 * next one is created, so nothing may be awaited while it is in use.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  /** Where objects have been drawn, 0 to 1. */
  readonly covered: Float32Array;

  /** Starts transparent. */
  constructor(width: number, height: number) {
    const cells = width * height;
    if (coverStore.length < cells) {
      colourStore = new Float32Array(cells * 4);
      coverStore = new Float32Array(cells);
    }
    this.width = width;
    this.height = height;
    this.data = colourStore.subarray(0, cells * 4).fill(0);
    this.covered = coverStore.subarray(0, cells).fill(0);
  }

  /** Draws a bitmap with its upper left corner at a whole pixel. */
  draw({ pixels, width, height }: Bitmap, left: number, top: number): void {
    const { data, covered } = this;
    const fromX = Math.max(0, -left);
    const toX = Math.min(width, this.width - left);
    for (let y = Math.max(0, -top); y < Math.min(height, this.height - top); y++) {
      for (let x = fromX; x < toX; x++) {
        const from = (y * width + x) * 4;
        const alpha = (pixels[from + 3] ?? 0) / 255;
        if (alpha === 0) continue;
        const cell = (y + top) * this.width + x + left;
        const to = cell * 4;
        const rest = 1 - alpha;
        data[to] = (pixels[from] ?? 0) * alpha + (data[to] ?? 0) * rest;
        data[to + 1] = (pixels[from + 1] ?? 0) * alpha + (data[to + 1] ?? 0) * rest;
        data[to + 2] = (pixels[from + 2] ?? 0) * alpha + (data[to + 2] ?? 0) * rest;
        data[to + 3] = alpha + (data[to + 3] ?? 0) * rest;
        covered[cell] = Math.max(alpha, covered[cell] ?? 0);
      }
    }
  }

  /**
   * Lays a colour over the picture, strong where the mask is. The mask's cells are `scale` px wide; `left` and `top`
   * are its corner in px. With `onlyObjects` it covers objects and never the background.
   */
  shade(mask: Mask, left: number, top: number, scale: number, [r, g, b]: Rgb, strength: number, onlyObjects = false) {
    const { data, covered } = this;
    const endY = Math.min(this.height, Math.floor(top + mask.height * scale));
    const endX = Math.min(this.width, Math.floor(left + mask.width * scale));
    for (let y = Math.max(0, Math.ceil(top)); y < endY; y++) {
      const v = Math.max(0, (y + 0.5 - top) / scale - 0.5);
      const row = Math.min(mask.height - 1, Math.floor(v));
      const nextRow = Math.min(mask.height - 1, row + 1);
      const down = v - row;
      for (let x = Math.max(0, Math.ceil(left)); x < endX; x++) {
        const u = Math.max(0, (x + 0.5 - left) / scale - 0.5);
        const column = Math.min(mask.width - 1, Math.floor(u));
        const nextColumn = Math.min(mask.width - 1, column + 1);
        const across = u - column;
        const upper = lerp(mask.values[row * mask.width + column], mask.values[row * mask.width + nextColumn], across);
        const lower = lerp(
          mask.values[nextRow * mask.width + column],
          mask.values[nextRow * mask.width + nextColumn],
          across,
        );
        let alpha = (upper + (lower - upper) * down) * strength;
        if (alpha < 0.002) continue;
        const cell = y * this.width + x;
        if (onlyObjects) alpha *= covered[cell] ?? 0;
        this.blend(cell, r, g, b, alpha, data);
      }
    }
  }

  /** Lays a colour over one cell. */
  blend(cell: number, r: number, g: number, b: number, alpha: number, data = this.data): void {
    const to = cell * 4;
    const rest = 1 - alpha;
    data[to] = r * alpha + (data[to] ?? 0) * rest;
    data[to + 1] = g * alpha + (data[to + 1] ?? 0) * rest;
    data[to + 2] = b * alpha + (data[to + 2] ?? 0) * rest;
    data[to + 3] = alpha + (data[to + 3] ?? 0) * rest;
  }

  /** Opaque RGB bytes. */
  toRgb(): Uint8Array {
    const { data } = this;
    const bytes = new Uint8ClampedArray(this.width * this.height * 3);
    for (let from = 0, to = 0; to < bytes.length; from += 4, to += 3) {
      bytes[to] = data[from] ?? 0;
      bytes[to + 1] = data[from + 1] ?? 0;
      bytes[to + 2] = data[from + 2] ?? 0;
    }
    return new Uint8Array(bytes.buffer);
  }

  /** RGBA bytes with straight alpha. */
  toRgba(): Uint8Array {
    const { data } = this;
    const bytes = new Uint8ClampedArray(this.width * this.height * 4);
    for (let i = 0; i < bytes.length; i += 4) {
      const alpha = data[i + 3] ?? 0;
      if (alpha < 0.002) continue;
      bytes[i] = (data[i] ?? 0) / alpha;
      bytes[i + 1] = (data[i + 1] ?? 0) / alpha;
      bytes[i + 2] = (data[i + 2] ?? 0) / alpha;
      bytes[i + 3] = alpha * 255;
    }
    return new Uint8Array(bytes.buffer);
  }
}

function lerp(from: number | undefined, to: number | undefined, share: number): number {
  const start = from ?? 0;
  return start + ((to ?? 0) - start) * share;
}
