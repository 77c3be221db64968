import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { Refused } from "#server/http/refused.ts";

/** What a photo may be, by its content; a drawing that can carry a program (SVG) is not among them. */
const accepted: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"]);
/** A file of a few bytes can unfold to gigabytes: more than this is not unfolded. */
const mostPixels = 60_000_000;
/** Longest edge of what is kept, px. */
const longestEdge = 1600;

/**
 * Makes a fresh WebP of a photo: upright, at most 1600 px, first frame only, and nothing of the file but what one sees. Throws
 * Refused 1010 when the content is no photo, whatever its name says, and 1005 when it can't be read.
 */
export async function freshPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new Refused(1010);
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: longestEdge, height: longestEdge, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new Refused(1005);
  }
}
