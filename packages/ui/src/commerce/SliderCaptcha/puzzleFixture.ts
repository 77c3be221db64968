import type { SliderPuzzle } from "./SliderCaptcha.tsx";

const drawing = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)}`;

const square = `<rect x="1" y="1" width="52" height="52" rx="12" stroke="white" stroke-width="2"`;

/** A puzzle for stories and tests; its piece belongs at 180 px. */
export const puzzle: SliderPuzzle = {
  picture: drawing(
    300,
    160,
    `<rect width="300" height="160" fill="steelblue"/><circle cx="70" cy="70" r="34" fill="gold"/><g transform="translate(180 60)">${square} fill="black" fill-opacity=".7"/></g>`,
  ),
  piece: drawing(54, 54, `${square} fill="steelblue"/>`),
  width: 300,
  height: 160,
  pieceWidth: 54,
  pieceHeight: 54,
  pieceTop: 60,
};
