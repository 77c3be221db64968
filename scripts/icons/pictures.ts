import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { inRoot } from "../run/root.ts";

/** Folder of the drawings and of the pictures made from them. */
export const iconFolder = "packages/storefront/public";

/** The icons for systems that take no SVG: file, drawing and side in px. */
export const iconPictures = [
  // iOS rounds the corners itself and shows clear ones black, so it gets the drawing that reaches the edges.
  { file: "apple-touch-icon.png", drawing: "icon-maskable.svg", side: 180 },
  { file: "icon-192.png", drawing: "favicon.svg", side: 192 },
  { file: "icon-512.png", drawing: "favicon.svg", side: 512 },
  { file: "icon-maskable-512.png", drawing: "icon-maskable.svg", side: 512 },
] as const;

/** A drawing as PNG, `side` px wide and high. */
export async function drawn({ drawing, side }: { drawing: string; side: number }): Promise<Buffer> {
  const svg = await readFile(inRoot(iconFolder, drawing));
  // Drawn in its own size and not enlarged: 72 dpi are the 34 or 42.5 units of the drawing.
  const { width } = await sharp(svg).metadata();
  return sharp(svg, { density: (72 * side) / width })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
