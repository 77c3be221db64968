import { type Context, Hono } from "hono";
import sharp from "sharp";
import { ladderWidth } from "./ladder.ts";
import type { UploadStore } from "./uploadStore.ts";

const names = /^[0-9a-f]{40}\.webp$/;
const stated = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-type": "image/webp",
  "x-content-type-options": "nosniff",
};

/**
 * Serves buyers' photos; mounted below `/media/uploads`. `GET /<digest>.webp`, with `?w=` in a smaller width of the ladder, which
 * is kept beside it. A name never changes what it shows, so browsers may keep it for good.
 */
export function uploadedPictures(store: UploadStore): Hono {
  const routes = new Hono();
  routes.get("/:name", async (c) => {
    const name = c.req.param("name");
    if (!names.test(name)) return absent(c);
    const etag = `"${name.slice(0, 40)}${c.req.query("w") ?? ""}"`;
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, { ...stated, etag });
    const bytes = await inWidth(store, name, c.req.query("w"));
    return bytes ? c.body(new Uint8Array(bytes), 200, { ...stated, etag }) : absent(c);
  });
  routes.all("*", absent);
  return routes;
}

async function inWidth(store: UploadStore, name: string, asked: string | undefined): Promise<Uint8Array | undefined> {
  if (asked === undefined) return store.read(name);
  const width = ladderWidth(asked);
  const narrow = name.replace(".webp", `-${width}.webp`);
  const kept = await store.read(narrow);
  if (kept) return kept;
  const whole = await store.read(name);
  if (!whole) return undefined;
  const made = await sharp(whole).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
  await store.keep(narrow, made);
  return made;
}

function absent(c: Context): Response {
  return c.json({ message: "There is no such picture." }, 404, {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
}
