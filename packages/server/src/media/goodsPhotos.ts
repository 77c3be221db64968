import { type Context, Hono } from "hono";
import sharp, { type Sharp } from "sharp";
import { BusyQueue } from "#server/http/busyQueue.ts";
import { Refused } from "#server/http/refused.ts";
import { maxPhotoPixels } from "./photoFormats.ts";
import { type PhotoStores, originalName } from "./photoStores.ts";
import { pictureWidth } from "./pictureWidths.ts";

const names = /^([0-9a-f]{40})\.webp$/;
const safe = { "x-content-type-options": "nosniff" };
const never = { ...safe, "cache-control": "no-store" };
/** What a picture is depends on its address and on what the browser accepts, and never changes. */
const forGood = { ...safe, "cache-control": "public, max-age=31536000, immutable", vary: "accept" };

/** Formats of pictures, the smaller files first. AVIF with little effort: it is made while a buyer waits. */
const formats = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
} as const;
type Format = keyof typeof formats;

/** Photos that are made smaller at the same time. */
const turns = new BusyQueue({ atOnce: 2, waiting: 400, waitingOfOne: 200 });

/**
 * Serves photos of goods; mounted below `/media/photos`. `GET /<digest>.webp`, with `?w=` for another width than 480:
 * as AVIF to browsers that accept it, and as WebP to others. Made from the original on first request, then stored.
 */
export function goodsPhotos(stores: PhotoStores): Hono {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  const routes = new Hono();
  routes.get("/:name", async (c) => {
    const digest = names.exec(c.req.param("name"))?.[1];
    if (!digest) return absent(c);
    const format: Format = c.req.header("accept")?.includes("image/avif") ? "avif" : "webp";
    const name = `${digest}-${pictureWidth(c.req.query("w"))}.${format}`;
    const etag = `"${name}"`;
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, { ...forGood, etag });
    // Buyers who come together wait for one and the same picture.
    const making = underWay.get(name) ?? obtain(stores, digest, name, format, pictureWidth(c.req.query("w")));
    underWay.set(name, making);
    try {
      const bytes = await making;
      if (!bytes) return absent(c);
      return c.body(new Uint8Array(bytes), 200, { ...forGood, etag, "content-type": `image/${format}` });
    } catch (error) {
      if (error instanceof Refused) return c.json({ message: "Too many pictures are being made." }, 503, never);
      throw error;
    } finally {
      underWay.delete(name);
    }
  });
  routes.all("*", absent);
  return routes;
}

async function obtain(
  { originals, made }: PhotoStores,
  digest: string,
  name: string,
  format: Format,
  width: number,
): Promise<Uint8Array | undefined> {
  const kept = await made.read(name);
  if (kept) return kept;
  const original = await originals.read(originalName(digest));
  if (!original) return undefined;
  // No address: those who share one wait for each other anyway.
  const bytes = await turns.run("", async () => {
    const picture = sharp(original, { limitInputPixels: maxPhotoPixels })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    return formats[format](picture).toBuffer();
  });
  await made.keep(name, bytes, `image/${format}`);
  return bytes;
}

function absent(c: Context): Response {
  return c.json({ message: "There is no such picture." }, 404, never);
}
