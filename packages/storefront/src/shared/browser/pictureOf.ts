import { attempt } from "../../start/attempt.ts";

/** The picture in a file, upright; null if the browser can't read it. */
export async function pictureOf(file: File): Promise<ImageBitmap | null> {
  const reading = attempt(() => createImageBitmap(file, { imageOrientation: "from-image" }), undefined);
  return (await reading?.catch(() => null)) ?? null;
}
