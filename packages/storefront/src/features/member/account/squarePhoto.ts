import { pictureOf } from "../../../shared/browser/pictureOf.ts";

/** Size of a profile picture, px: twice the largest size on screen. */
const edge = 480;

/** The largest square in the middle of a picture, px. */
export function centredSquare(width: number, height: number): { x: number; y: number; size: number } {
  const size = Math.min(width, height);
  return { x: Math.round((width - size) / 2), y: Math.round((height - size) / 2), size };
}

/**
 * The middle of a photo as a square of at most 480 px. A file that the browser can't read is returned unchanged, and
 * the server decides.
 */
export async function squarePhoto(file: File): Promise<File> {
  const picture = await pictureOf(file);
  if (!picture) return file;
  try {
    const { x, y, size } = centredSquare(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = Math.max(1, Math.min(edge, size));
    canvas.getContext("2d")?.drawImage(picture, x, y, size, size, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    picture.close();
  }
}
