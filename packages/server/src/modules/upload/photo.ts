import sharp from "sharp";
import { BusyQueue } from "#server/http/busyQueue.ts";
import { Refused } from "#server/http/refused.ts";
import { maxPhotoPixels, photoTypeOf } from "#server/media/photoFormats.ts";

/** Longest edge of a stored photo, px. */
const longestEdge = 1600;

/** Photos decoded at the same time: each can take some 200 MB for a moment. */
const turns = new BusyQueue({ atOnce: 2, waiting: 30, waitingOfOne: 12 });

/**
 * Creates a new WebP from a photo: upright, at most 1600 px, first frame only, without metadata. `address` is the caller's. Throws
 * Refused 1010 if the content is not a photo, whatever its name, 1005 if it can't be read, and 503 if too many are waiting.
 */
export async function freshPhoto(bytes: Uint8Array, address: string): Promise<Uint8Array> {
  if (!(await photoTypeOf(bytes))) throw new Refused(1010);
  return turns.run(address, () => decode(bytes));
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
