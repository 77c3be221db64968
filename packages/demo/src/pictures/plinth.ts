import type { Canvas } from "./canvas.ts";
import type { GroundKey } from "./grounds.ts";
import { groundHex } from "./grounds.ts";
import type { Rgb } from "./rgb.ts";
import { parseHex } from "./rgb.ts";
import type { Plinth } from "./scene.ts";
import { shadeEllipse } from "./shadows.ts";

/** Height of the top's ellipse as a share of its width: the camera looks slightly down. */
export const plinthTilt = 0.2;

/** Draws a round pedestal in a paler shade of the backdrop, lit from the upper left. */
export function paintPlinth(canvas: Canvas, plinth: Plinth, ground: GroundKey, shadow: Rgb): void {
  const radius = (plinth.width / 2) * canvas.width;
  const tilt = radius * plinthTilt;
  const x = plinth.x * canvas.width;
  const top = plinth.top * canvas.height;
  const foot = plinth.foot * canvas.height;
  shadeEllipse(canvas, x + radius * 0.42, foot - tilt * 0.1, radius * 1.35, tilt * 1.9, shadow, 0.34);
  shadeEllipse(canvas, x + radius * 0.05, foot + tilt * 0.1, radius * 1.1, tilt * 1.35, shadow, 0.5);
  const paper = paler(parseHex(groundHex(ground)));
  const yEnd = Math.min(canvas.height, Math.ceil(foot + tilt + 1));
  for (let py = Math.max(0, Math.floor(top - tilt - 1)); py < yEnd; py++) {
    for (let px = Math.floor(x - radius - 1); px <= Math.ceil(x + radius + 1); px++) {
      if (px < 0 || px >= canvas.width) continue;
      const u = (px + 0.5 - x) / radius;
      const half = tilt * Math.sqrt(Math.max(0, 1 - u * u));
      const y = py + 0.5;
      const side = edge((1 - Math.abs(u)) * radius) * edge(y - (top - half)) * edge(foot + half - y);
      if (side === 0) continue;
      const onTop = edge(top + half - y);
      const light =
        sideLight(u, (y - top - half) / Math.max(1, foot - top)) * (1 - onTop) + topLight(u, (y - top) / tilt) * onTop;
      const rim = Math.max(0, 1 - Math.abs(y - (top + half)) / (radius * 0.018)) * 0.035;
      const shade = light + rim * (1 - Math.max(0, u));
      canvas.blend(py * canvas.width + px, paper[0] * shade, paper[1] * shade, paper[2] * shade, side);
    }
  }
}

/** Light on the side of the cylinder: `u` from -1 (left) to 1, `down` from the rim to the floor. */
function sideLight(u: number, down: number): number {
  const facing = Math.max(0, 1 - ((u + 0.42) / 1.3) ** 2);
  const bounce = Math.max(0, u - 0.78) * 0.3;
  return 0.7 + 0.23 * facing + bounce - 0.07 * Math.max(0, Math.min(1, down));
}

/** Light on the top: brightest at the back left. */
function topLight(u: number, v: number): number {
  return 1.01 - 0.035 * (u * 0.6 + v * 0.4);
}

/** Coverage of a pixel whose centre is `inside` px from an edge. */
function edge(inside: number): number {
  return Math.min(1, Math.max(0, inside + 0.5));
}

function paler(base: Rgb): Rgb {
  const share = Math.max(...base) < 110 ? 0.16 : 0.4;
  return [base[0] + (250 - base[0]) * share, base[1] + (250 - base[1]) * share, base[2] + (250 - base[2]) * share];
}
