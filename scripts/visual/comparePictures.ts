import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import type { Change, Size } from "./review.ts";

interface Pixels extends Size {
  /** Four bytes per pixel: red, green, blue, opacity. */
  readonly data: Buffer;
}

/** Vermilion: seen on the greys of the unchanged parts. */
const differs: [number, number, number] = [209, 44, 3];

/**
 * Compares two folders of pictures (PNG, one folder for each set). A picture differs if a single pixel does, however
 * little. Copies the two sides of each change into `before` and `after` of the folder `into`, and draws the changed
 * pixels into `difference`. A folder that does not exist is an empty one.
 */
export async function comparePictures(folders: {
  before: string;
  after: string;
  into: string;
}): Promise<{ changes: readonly Change[]; same: number }> {
  const [before, after] = await Promise.all([picturesIn(folders.before), picturesIn(folders.after)]);
  const names = [...new Set([...before, ...after])].toSorted();
  const changes: Change[] = [];
  for (const name of names) {
    const change = await compare(name, {
      before: before.has(name) ? join(folders.before, name) : null,
      after: after.has(name) ? join(folders.after, name) : null,
      into: folders.into,
    });
    if (change) changes.push(change);
  }
  return { changes, same: names.length - changes.length };
}

async function picturesIn(folder: string): Promise<Set<string>> {
  const files = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return new Set(files.filter((file) => file.endsWith(".png")).map((file) => file.replaceAll("\\", "/")));
}

/** `undefined` if both sides are the same. */
async function compare(
  file: string,
  { before, after, into }: { before: string | null; after: string | null; into: string },
): Promise<Change | undefined> {
  const [old, now] = await Promise.all([before ? readFile(before) : null, after ? readFile(after) : null]);
  if (old && now && old.equals(now)) return undefined;
  const [oldPixels, nowPixels] = await Promise.all([old && pixelsOf(old), now && pixelsOf(now)]);
  const difference = oldPixels && nowPixels ? differenceOf(oldPixels, nowPixels) : null;
  if (difference?.pixels === 0) return undefined;

  if (old) await write(join(into, "before", file), old);
  if (now) await write(join(into, "after", file), now);
  if (difference) await write(join(into, "difference", file), await pngOf(difference.picture));
  return {
    name: file.replace(/\.png$/, ""),
    kind: kindOf(old, now),
    before: sizeOf(oldPixels),
    after: sizeOf(nowPixels),
    pixels: difference?.pixels ?? 0,
    fingerprint: nowPixels && fingerprintOf(nowPixels),
  };
}

function kindOf(old: Buffer | null, now: Buffer | null): Change["kind"] {
  if (!old) return "new";
  return now ? "changed" : "removed";
}

const sizeOf = (pixels: Pixels | null): Size | null => pixels && { width: pixels.width, height: pixels.height };

/** Counts the pixels that differ and draws them in red on a faded picture. Of two sizes, the larger counts. */
function differenceOf(old: Pixels, now: Pixels): { pixels: number; picture: Pixels } {
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const picture = { width, height, data: Buffer.alloc(width * height * 4) };
  const [one, other] = [enlarged(old, picture), enlarged(now, picture)];
  const pixels = pixelmatch(one, other, picture.data, width, height, {
    threshold: 0,
    includeAA: true,
    diffColor: differs,
    // Enough of the unchanged parts to see where the change is.
    alpha: 0.25,
  });
  return { pixels, picture };
}

/** The picture on a transparent ground of another size: unlike any picture of the browser. */
function enlarged({ width, height, data }: Pixels, size: Size): Buffer {
  if (width === size.width && height === size.height) return data;
  const ground = Buffer.alloc(size.width * size.height * 4);
  for (let row = 0; row < height; row += 1) {
    data.copy(ground, row * size.width * 4, row * width * 4, (row + 1) * width * 4);
  }
  return ground;
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const pngOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

const fingerprintOf = ({ data, width, height }: Pixels) =>
  createHash("sha256").update(`${width} ${height} `).update(data).digest("hex").slice(0, 16);

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
