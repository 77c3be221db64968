import sharp from "sharp";
import { things, thingSide } from "./puzzleArt.ts";

/** Size of the picture and side of the piece, px. */
export const width = 300;
export const height = 160;
export const pieceSide = 54;
const radius = 12;

/** Backgrounds, and dyes of the things that lie on them. */
const grounds = ["#2f63c9", "#c4552d", "#2f8a6a", "#7a4fb5", "#b3822a", "#3d7d9c"] as const;
const dyes = ["#f7f1e3", "#ffcf5c", "#ff8a5b", "#7fd1c2", "#f4a6bd", "#a9c6ff", "#c9e265"] as const;
const thingsPerPicture = 7;

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

/** Things scattered over a plain background, as PNG. */
function scatter(random: () => number): Promise<Buffer> {
  const below = (end: number) => Math.floor(random() * end);
  const one = <Value>(list: readonly [Value, ...Value[]]) => list[below(list.length)] ?? list[0];
  const strewn = Array.from({ length: thingsPerPicture }, (_, index) => {
    const side = 56 + below(36);
    const thing = things[below(things.length)]?.({ main: one(dyes), second: one(grounds) }) ?? "";
    const left = Math.min(Math.floor((width / thingsPerPicture) * index) + below(16), width - side);
    const middle = thingSide / 2;
    return `<g transform="translate(${left} ${below(height - side)}) scale(${side / thingSide}) rotate(${below(60) - 30} ${middle} ${middle})">${thing}</g>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${one(grounds)}"/>${strewn.join("")}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}
