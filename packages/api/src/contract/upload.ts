import * as z from "zod/mini";
import { call } from "./call.ts";

/** Largest file that is taken, in bytes: 10 MB. */
export const largestUpload = 10 * 1024 * 1024;

/** A file as browsers, Node and workers carry it. */
const File = z.custom<Blob>((value) => value instanceof Blob);

/**
 * Stores a photo (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB) and answers the address it is served from, which is what `images`
 * and `face` of other calls take. What the file is decides its content, not its name; it is decoded, turned upright, brought to
 * at most 1600 px and written anew as WebP, without any metadata. Sent again it gets the same address, so repeating is safe.
 * Refused: 1011 no file, 1010 not a photo, 1005 damaged or far too many pixels, 413 too large, 1003 too many uploads within ten
 * minutes, 80102 the store of files failed. Beyond the specification (decisions 38).
 */
export const file = call({
  id: "upload.file",
  method: "POST",
  path: "/upload/file",
  auth: "required",
  encoding: "multipart",
  body: z.object({ file: z.optional(File), directoryPath: z.optional(z.string()) }),
  result: z.string(),
  inSpec: false,
  unsafe: false,
});
