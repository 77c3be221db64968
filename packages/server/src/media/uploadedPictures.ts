import { type Context, Hono } from "hono";
import sharp from "sharp";
import { pictureWidth, pictureWidths } from "./pictureWidths.ts";
import { keepMade } from "./storedFiles.ts";
import type { UploadStore } from "./uploadStore.ts";

const names = /^[0-9a-f]{40}\.webp$/;
const plain = { "content-type": "image/webp", "x-content-type-options": "nosniff" };
const forGood = { ...plain, "cache-control": "public, max-age=31536000, immutable" };
const never = { ...plain, "cache-control": "private, no-store" };

/**
 * Serves buyers' photos; mounted below `/media/uploads`. `GET /<digest>.webp`, with `?w=` for a smaller available
 * width, which is stored beside it. A name always shows the same picture, so browsers may keep it forever.
 */
export function uploadedPictures(store: UploadStore): Hono {
  const routes = new Hono();
  routes.get("/:name", async (c) => {
    const { name, width } = requested(c);
    if (!names.test(name)) return absent(c);
    const etag = `"${name.slice(0, 40)}${width ?? ""}"`;
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, { ...forGood, etag });
    const bytes = await inWidth(store, name, width);
    return bytes ? c.body(new Uint8Array(bytes), 200, { ...forGood, etag }) : absent(c);
  });
  routes.all("*", absent);
  return routes;
}

/**
 * Serves photos that only their owner sees; mounted below `/media/private`. Like {@link uploadedPictures}, but `isAllowed` must
 * accept the query of the address, and neither proxies nor browsers may store the picture.
 */
export function privatePictures(
  store: UploadStore,
  isAllowed: (name: string, query: URLSearchParams) => Promise<boolean>,
): Hono {
  const routes = new Hono();
  routes.get("/:name", async (c) => {
    const { name, width } = requested(c);
    // Wrong, expired and unknown addresses get the same answer.
    if (!names.test(name) || !(await isAllowed(name, new URL(c.req.url).searchParams))) return absent(c);
    const bytes = await inWidth(store, name, width);
    return bytes ? c.body(new Uint8Array(bytes), 200, never) : absent(c);
  });
  routes.all("*", absent);
  return routes;
}

/** All files of a photo: itself and its smaller widths. */
export function filesOf(name: string): string[] {
  return [name, ...pictureWidths.map((width) => narrowName(name, width))];
}

/** Only the available widths: other text could break a header, and endless variants would fill the cache. */
function requested(c: Context): { name: string; width: number | undefined } {
  const width = c.req.query("w");
  return { name: c.req.param("name") ?? "", width: width === undefined ? undefined : pictureWidth(width) };
}

async function inWidth(store: UploadStore, name: string, width: number | undefined): Promise<Uint8Array | undefined> {
  if (width === undefined) return store.read(name);
  const narrow = narrowName(name, width);
  const kept = await store.read(narrow);
  if (kept) return kept;
  const whole = await store.read(name);
  if (!whole) return undefined;
  const made = await sharp(whole).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
  await keepMade(() => store.keep(narrow, made));
  return made;
}

function narrowName(name: string, width: number): string {
  return name.replace(".webp", `-${width}.webp`);
}

function absent(c: Context): Response {
  return c.json({ message: "There is no such picture." }, 404, {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
}
