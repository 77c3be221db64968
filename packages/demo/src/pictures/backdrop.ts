import { LRUCache } from "lru-cache";
import type { Canvas } from "./canvas.ts";
import type { GroundKey } from "./grounds.ts";
import { groundHex } from "./grounds.ts";
import { parseHex } from "./rgb.ts";

/** A backdrop is smooth, so it is calculated on a coarse grid and enlarged when it is painted. */
const latticeWidth = 160;

interface Lattice {
  /** RGB, 0 to 255. */
  values: Float32Array;
  width: number;
  height: number;
}

const lattices = new LRUCache<string, Lattice>({
  maxSize: 24 * 2 ** 20,
  sizeCalculation: ({ values }) => values.byteLength,
});

/** Paints a paper backdrop lit from the upper left over the whole canvas; `floor` is where wall and floor meet. */
export function paintBackdrop(canvas: Canvas, ground: GroundKey, floor: number | undefined): void {
  const lattice = latticeFor(ground, floor, canvas.height / canvas.width);
  const { data, width, height } = canvas;
  const stepX = (lattice.width - 1) / Math.max(1, width - 1);
  const stepY = (lattice.height - 1) / Math.max(1, height - 1);
  const row = new Float32Array(lattice.width * 3);
  let to = 0;
  for (let y = 0; y < height; y++) {
    blendRows(lattice, y * stepY, row);
    for (let x = 0; x < width; x++) {
      const u = x * stepX;
      const left = Math.min(lattice.width - 2, Math.floor(u));
      const share = u - left;
      const from = left * 3;
      for (let channel = 0; channel < 3; channel++) {
        const start = row[from + channel] ?? 0;
        data[to + channel] = start + ((row[from + channel + 3] ?? 0) - start) * share;
      }
      data[to + 3] = 1;
      to += 4;
    }
  }
}

function blendRows(lattice: Lattice, v: number, into: Float32Array): void {
  const top = Math.min(lattice.height - 2, Math.floor(v));
  const share = v - top;
  const stride = lattice.width * 3;
  for (let i = 0; i < stride; i++) {
    const upper = lattice.values[top * stride + i] ?? 0;
    into[i] = upper + ((lattice.values[(top + 1) * stride + i] ?? 0) - upper) * share;
  }
}

function latticeFor(ground: GroundKey, floor: number | undefined, ratio: number): Lattice {
  const height = Math.max(2, Math.round(latticeWidth * ratio));
  const key = `${ground} ${floor ?? ""} ${height}`;
  const kept = lattices.get(key);
  if (kept !== undefined) return kept;
  const base = parseHex(groundHex(ground));
  const deep = Math.max(...base) - Math.min(...base) > 110 || Math.max(...base) < 110;
  const values = new Float32Array(latticeWidth * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < latticeWidth; x++) {
      const u = x / (latticeWidth - 1);
      const v = y / (height - 1);
      const { lift, shade } = light(u, v, floor, deep);
      for (let channel = 0; channel < 3; channel++) {
        const colour = base[channel] ?? 0;
        values[(y * latticeWidth + x) * 3 + channel] = (colour + (255 - colour) * lift) * shade;
      }
    }
  }
  const lattice = { values, width: latticeWidth, height };
  lattices.set(key, lattice);
  return lattice;
}

/** How much a point of the paper is lightened, and how much of its light it keeps. */
function light(u: number, v: number, floor: number | undefined, deep: boolean): { lift: number; shade: number } {
  const lamp = Math.max(0, 1 - Math.hypot((u - 0.3) / 1.0, (v - 0.2) / 0.95));
  const wallLift = lamp * lamp * (3 - 2 * lamp) * (deep ? 0.2 : 0.42);
  const corner = Math.max(0, Math.hypot(u - 0.4, v - 0.42) - 0.4);
  const vignette = 1 - corner * corner * 0.62;
  if (floor === undefined) return { lift: wallLift, shade: vignette };
  const onFloor = smoothStep(floor - 0.012, floor + 0.055, v);
  const near = Math.min(1, Math.max(0, (v - floor) / (1 - floor)));
  // The floor is darkest at the wall and lighter again towards the front.
  const floorShade = (deep ? 0.8 : 0.895) + 0.075 * near;
  const pool = Math.max(0, 1 - Math.hypot((u - 0.38) / 0.75, (v - 0.86) / 0.3));
  const floorLift = pool * pool * (deep ? 0.05 : 0.16);
  return {
    lift: wallLift * (1 - onFloor) + floorLift * onFloor,
    shade: vignette * (1 - onFloor + floorShade * onFloor),
  };
}

function smoothStep(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
