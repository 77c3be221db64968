import { fileTypeFromBuffer } from "file-type";

/** Accepted photo formats and the endings of their files. SVG is not among them, because it can contain scripts. */
export const photoEndings = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "avif",
} as const;

export type PhotoType = keyof typeof photoEndings;

/** A file of a few bytes can decode to gigabytes: anything larger than this is not decoded. */
export const maxPhotoPixels = 60_000_000;

/** The format of a photo, judged by its content; undefined if it is not an accepted one. */
export async function photoTypeOf(bytes: Uint8Array): Promise<PhotoType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  return found && found.mime in photoEndings ? (found.mime as PhotoType) : undefined;
}
