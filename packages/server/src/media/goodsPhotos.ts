import { type Context, Hono } from "hono";
import sharp, { type Sharp } from "sharp";
import { BusyQueue } from "#server/http/busyQueue.ts";
import { Refused } from "#server/http/refused.ts";
import { maxPhotoPixels } from "./photoFormats.ts";
import { type PhotoStores, originalName } from "./photoStores.ts";
import { keepMade } from "./storedFiles.ts";
import { iconSides, pictureWidth } from "./pictureWidths.ts";

const names = /^([0-9a-f]{40})(?:\.webp|(-whole)?\.png)$/;
const safe = { "x-content-type-options": "nosniff" };
const never = { ...safe, "cache-control": "no-store" };
/** What a picture is depends on its address and on what the browser accepts, and never changes. */
const forGood = { ...safe, "cache-control": "public, max-age=31536000, immutable", vary: "accept" };

/** Formats of pictures, the smaller files first. AVIF with little effort: it is made while a buyer waits. */
const formats = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9 }),
} as const;
type Format = keyof typeof formats;

interface Wanted {
  digest: string;
  width: number;
  format: Format;
  /** An icon without clear parts, which iOS would show black. */
  whole: boolean;
}

/** Photos that are made smaller at the same time. */
const turns = new BusyQueue({ atOnce: 2, waiting: 400, waitingOfOne: 200, patienceMs: 60_000 });

/**
 * Serves photos of goods; mounted below `/media/photos`. `GET /<digest>.webp`, with `?w=` for another width than 480:
 * as AVIF to browsers that accept it, and as WebP to others. `GET /<digest>.png?w=`, in a width of {@link iconSides} alone, is
 * a square icon with clear edges, and `/<digest>-whole.png` one on white. Made from the original on first request, then stored.
 */
export function goodsPhotos(stores: PhotoStores): Hono {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  const routes = new Hono();
  routes.get("/:name", async (c) => {
    const wanted = wantedBy(c);
    if (!wanted) return absent(c);
    const name = nameOf(wanted);
    const etag = `"${name}"`;
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, { ...forGood, etag });
    // Buyers who come together wait for one and the same picture.
    const making = underWay.get(name) ?? obtain(stores, wanted, name);
    underWay.set(name, making);
    try {
      const bytes = await making;
      if (!bytes) return absent(c);
      return c.body(new Uint8Array(bytes), 200, { ...forGood, etag, "content-type": `image/${wanted.format}` });
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

function wantedBy(c: Context): Wanted | undefined {
  const [name, digest, whole] = names.exec(c.req.param("name") ?? "") ?? [];
  if (!name || !digest) return undefined;
  const width = pictureWidth(c.req.query("w"));
  // PNG files of photos are large: only the sizes of icons are made.
  if (name.endsWith(".png"))
    return iconSides.some((side) => side === width)
      ? { digest, width, format: "png", whole: Boolean(whole) }
      : undefined;
  return { digest, width, format: c.req.header("accept")?.includes("image/avif") ? "avif" : "webp", whole: false };
}

function nameOf({ digest, width, format, whole }: Wanted): string {
  return `${digest}-${width}${whole ? "-whole" : ""}.${format}`;
}

async function obtain({ originals, made }: PhotoStores, wanted: Wanted, name: string): Promise<Uint8Array | undefined> {
  const { digest, format } = wanted;
  const kept = await made.read(name);
  if (kept) return kept;
  const original = await originals.read(originalName(digest));
  if (!original) return undefined;
  // No address: those who share one wait for each other anyway.
  const bytes = await turns.run({ address: "" }, async () => {
    const picture = sharp(original, { limitInputPixels: maxPhotoPixels }).autoOrient();
    return formats[format](format === "png" ? iconOf(picture, wanted) : narrowed(picture, wanted)).toBuffer();
  });
  await keepMade(() => made.keep(name, bytes, `image/${format}`));
  return bytes;
}

function narrowed(picture: Sharp, { width }: Wanted): Sharp {
  return picture.resize({ width, withoutEnlargement: true });
}

function iconOf(picture: Sharp, { width, whole }: Wanted): Sharp {
  // The library fills clear parts before it adds edges, so these need their own colour.
  const square = picture.resize({ width, height: width, fit: "contain", background: whole ? "#fff" : "#0000" });
  return whole ? square.flatten({ background: "#fff" }) : square;
}

function absent(c: Context): Response {
  return c.json({ message: "There is no such picture." }, 404, never);
}
