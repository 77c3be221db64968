import sharp from "sharp";
import { objectFile } from "#server/media/objectFile.ts";

/** Size of the picture and side of the piece, px. */
export const width = 300;
export const height = 160;
export const pieceSide = 54;
const radius = 12;

/** Backgrounds and objects from the shop's own art. */
const grounds = ["#2f63c9", "#c4552d", "#2f8a6a", "#7a4fb5", "#b3822a", "#3d7d9c"] as const;
const objects = [
  "1f9f6",
  "1f9f5",
  "2602-fe0f",
  "1f392",
  "1f56f-fe0f",
  "1f58d-fe0f",
  "1f380",
  "1f9e6",
  "1f4d2",
  "1f9f8",
];
const objectsPerPicture = 7;

/** Both pictures of a puzzle as data addresses. */
export interface PuzzlePictures {
  backImage: string;
  slidingImage: string;
}

/**
 * Composes a picture and cuts the piece out at (`x`, `y`), px. `random` places the objects; the position itself is the
 * caller's secret.
 */
export async function composePuzzle(x: number, y: number, random: () => number): Promise<PuzzlePictures> {
  const scene = await scatter(random);
  const shape = (fill: string, stroke: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pieceSide}" height="${pieceSide}"><rect x="1" y="1" width="${pieceSide - 2}" height="${pieceSide - 2}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="2"/></svg>`,
    );
  const [back, piece] = await Promise.all([
    sharp(scene)
      .composite([{ input: shape("#101828b0", "#ffffff"), left: x, top: y }])
      .webp({ quality: 82 })
      .toBuffer(),
    sharp(scene)
      .extract({ left: x, top: y, width: pieceSide, height: pieceSide })
      .ensureAlpha()
      .composite([
        { input: shape("#ffffff", "#ffffff"), blend: "dest-in" },
        { input: shape("none", "#ffffff"), blend: "over" },
      ])
      .png()
      .toBuffer(),
  ]);
  return {
    backImage: `data:image/webp;base64,${back.toString("base64")}`,
    slidingImage: `data:image/png;base64,${piece.toString("base64")}`,
  };
}

/** Objects scattered over a plain background, as PNG. */
async function scatter(random: () => number): Promise<Buffer> {
  const below = (end: number) => Math.floor(random() * end);
  const background = grounds[below(grounds.length)] ?? grounds[0];
  const strewn = Array.from({ length: objectsPerPicture }, async (_, index) => {
    const side = 56 + below(36);
    const code = objects[below(objects.length)] ?? "1f392";
    const column = Math.floor((width / objectsPerPicture) * index);
    const input = await sharp(objectFile(code)).resize(side, side).png().toBuffer();
    return { input, left: Math.min(column + below(16), width - side), top: below(height - side) };
  });
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(await Promise.all(strewn))
    .png()
    .toBuffer();
}
