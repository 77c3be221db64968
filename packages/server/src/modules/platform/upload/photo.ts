import sharp from "sharp";
import { Refused } from "#server/http/refused.ts";
import { maxPhotoPixels, photoTypeOf } from "#server/media/photoFormats.ts";

/** Longest edge of a stored photo, px. */
const longestEdge = 1600;

/**
 * Creates a new WebP from a photo: upright, at most 1600 px, first frame only, without metadata. Takes some 200 MB for a
 * moment, so its caller has waited for its turn (`http/uploadSpool.ts`). Throws Refused 1010 if the content is not a
 * photo, whatever its name, and 1005 if it can't be read.
 */
export async function freshPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  if (!(await photoTypeOf(bytes))) throw new Refused(1010);
  return decode(bytes);
}

async function decode(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: longestEdge, height: longestEdge, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new Refused(1005);
  }
}
