import * as z from "zod/mini";
import { call } from "./call.ts";
import { ShortText } from "./scalars.ts";

/** Largest file accepted, in bytes: 10 MB. */
export const largestUpload = 10 * 1024 * 1024;

/** A file in browsers, Node and workers. */
const File = z.custom<Blob>((value) => value instanceof Blob);

/**
 * Stores a photo (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB) and returns its address, which `images` and `face` of
 * other calls take. The content decides the type, not the name. The photo is decoded, turned upright, scaled to at most
 * 1600 px and saved as WebP without metadata. Sending it again returns the same address, so it is safe to repeat.
 * With the `directoryPath` `private` only the buyer sees it: its address is signed, shows it for half an hour, and is
 * taken by `store.applyFirst` and `store.applySecond`, which answer it anew in `store.applyStatus`.
 * Refused: 1011 no file, 1010 not a photo, 1005 damaged or far too many pixels, 413 too large, 1003 too many uploads
 * within ten minutes, 503 too many photos at once, 80102 the file store failed.
 */
export const file = call({
  id: "upload.file",
  method: "POST",
  path: "/upload/file",
  auth: "required",
  encoding: "multipart",
  body: z.object({ file: z.optional(File), directoryPath: z.optional(ShortText) }),
  result: z.string(),
  inSpec: false,
  unsafe: false,
});
