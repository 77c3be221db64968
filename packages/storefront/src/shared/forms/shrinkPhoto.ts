import { pictureOf } from "../browser/pictureOf.ts";

/** Longest edge of an uploaded photo, px, as the server stores it: a photo of 12 MB becomes a few hundred kB. */
const longestEdge = 1600;

/**
 * The photo, upright and at most 1600 px, without the camera's metadata. A file that the browser can't read is returned
 * unchanged, and the server says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await pictureOf(file);
  if (!picture) return file;
  try {
    const share = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * share));
    canvas.height = Math.max(1, Math.round(picture.height * share));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = (await drawn(canvas, "image/webp")) ?? (await drawn(canvas, "image/jpeg"));
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    picture.close();
  }
}

/** Null if the browser can't write this type; some browsers return another type instead. */
async function drawn(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.86));
  return blob?.type === type ? blob : null;
}
