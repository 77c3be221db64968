import { createHash } from "node:crypto";
import { mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import sharp from "sharp";
import { maxPhotoPixels, type PhotoType, photoTypeOf } from "#server/media/photoFormats.ts";
import { photoDigest } from "#server/media/uploadStore.ts";
import type { PhotoSlot } from "#server/media/pictureUrl.ts";
import { headingOf } from "./columns.ts";
import { inParallel } from "./inParallel.ts";
import type { Findings } from "./findings.ts";
import type { PhotoMention } from "./readProducts.ts";

const maxBytes = 20_000_000;
const fetchMs = 30_000;
const atOnce = 4;
const longestSource = 200;

/** A photo that was found sound. */
export interface FoundPhoto {
  /** Digest of the file. */
  id: string;
  /** Undefined if the shop has the photo already. */
  fresh: { file: string; type: PhotoType; bytes: number; width: number; height: number } | undefined;
  /** Where it was fetched from. */
  address: string | undefined;
}

/** What the shop has already: digests of photos, and photos by address. */
export interface KnownPhotos {
  ids: ReadonlySet<string>;
  byAddress: ReadonlyMap<string, string>;
}

/** A photo can't be used; the message is for the one who imports. */
export class BadPhoto extends Error {
  override name = "BadPhoto";
}

/**
 * Finds every photo that is named, in the folder or at its address, and decodes those that the shop does not have yet.
 * What can't be used is noted at each place that names it. `draftFolder` keeps what was fetched. Returns the photos by
 * the name in the file.
 */
export async function checkPhotos(
  mentions: readonly PhotoMention[],
  {
    folder,
    draftFolder,
    known,
    findings,
  }: { folder: string; draftFolder: string; known: KnownPhotos; findings: Findings },
  progress: (done: number, total: number) => void,
): Promise<Map<string, FoundPhoto>> {
  const found = new Map<string, FoundPhoto>();
  const places = Map.groupBy(mentions, ({ source }) => source);
  const failures = new Map<string, BadPhoto>();
  let done = 0;
  await inParallel([...places], atOnce, async ([source]) => {
    try {
      found.set(source, await findPhoto(source, { folder, draftFolder, known }));
    } catch (error) {
      if (!(error instanceof BadPhoto)) throw error;
      failures.set(source, error);
    }
    done += 1;
    progress(done, places.size);
  });
  // In the order of the files, whichever answered first.
  for (const [source, named] of places) {
    const failure = failures.get(source);
    for (const place of failure ? named : [])
      findings.add(
        "partLeftOut",
        place,
        headingOf(place.column),
        `the photo was left out. ${shortened(source)}: ${failure?.message}`,
      );
  }
  return found;
}

/** A picture that is written into a text has thousands of letters. */
function shortened(source: string): string {
  return source.length > longestSource ? `${source.slice(0, longestSource)}…` : source;
}

/** The picture of goods that a photo becomes. */
export function slotOf({ id }: Pick<FoundPhoto, "id">): PhotoSlot {
  return `photo-${id}`;
}

/** Finds and checks one photo. Throws BadPhoto. */
export async function findPhoto(
  source: string,
  { folder, draftFolder, known }: { folder: string; draftFolder: string; known: KnownPhotos },
): Promise<FoundPhoto> {
  const own = /^photo-([0-9a-f]{40})$/.exec(source)?.[1];
  if (own !== undefined && known.ids.has(own)) return { id: own, fresh: undefined, address: undefined };
  // An address without a scheme takes that of a page.
  const whole = source.startsWith("//") ? `https:${source}` : source;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(whole) ? whole : undefined;
  const fetched = address && known.byAddress.get(address);
  if (fetched) return { id: fetched, fresh: undefined, address };
  const isWritten = /^data:image\//i.test(source);
  const file = address || isWritten ? await fetchTo(draftFolder, whole) : await fileIn(folder, source);
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EISDIR" ? new BadPhoto("it is a folder.") : error;
  });
  if (bytes.length > maxBytes) throw new BadPhoto("the file has more than 20 MB.");
  const id = photoDigest(bytes);
  if (known.ids.has(id)) return { id, fresh: undefined, address };
  return { id, fresh: { file, bytes: bytes.length, ...(await decode(bytes)) }, address };
}

/** The path of a file in the folder. Links and `..` must not lead out of it. */
async function fileIn(folder: string, source: string): Promise<string> {
  const root = await realpath(folder);
  for (const name of fileNames(source)) {
    const file = await realpath(resolve(folder, name)).catch(() => undefined);
    if (file === undefined) continue;
    const path = relative(root, file);
    if (path !== "" && path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path)) return file;
  }
  throw new BadPhoto("there is no such file in the folder.");
}

/** What a file may be called: Windows parts folders with the other sign, and pages begin with one and write `%20`. */
function fileNames(source: string): Set<string> {
  const names = [source];
  try {
    names.push(decodeURIComponent(source));
  } catch {
    // It has a % that is none of an address.
  }
  return new Set(names.map((name) => name.replaceAll("\\", "/").replace(/^\/+/, "")));
}

async function fetchTo(draftFolder: string, address: string): Promise<string> {
  if (!/^(https?:\/\/|data:image\/)/i.test(address) || !URL.canParse(address))
    throw new BadPhoto("the address must begin with https://.");
  const answer = await fetch(address, { signal: AbortSignal.timeout(fetchMs) }).catch(() => {
    throw new BadPhoto("nothing answers at the address.");
  });
  if (!answer.ok || !answer.body) throw new BadPhoto(`the address answers ${answer.status}.`);
  const bytes = await bodyOf(answer.body);
  await mkdir(draftFolder, { recursive: true });
  const file = join(draftFolder, createHash("sha256").update(address).digest("hex"));
  await writeFile(file, bytes);
  return file;
}

async function bodyOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body) {
      parts.push(part);
      length += part.length;
      if (length > maxBytes) break;
    }
  } catch {
    throw new BadPhoto("the answer of the address breaks off.");
  }
  if (length > maxBytes) throw new BadPhoto("the file has more than 20 MB.");
  return Buffer.concat(parts);
}

/** Decodes all of it: a small copy would leave parts of a large photo out, and damage in them. */
async function decode(bytes: Uint8Array): Promise<{ type: PhotoType; width: number; height: number }> {
  const type = await photoTypeOf(bytes);
  if (!type) throw new BadPhoto("the file is not a photo (JPEG, PNG, WebP, GIF or AVIF).");
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: "error" });
    const { width, height } = await picture.metadata();
    await picture.stats();
    return { type, width, height };
  } catch {
    throw new BadPhoto("the photo is damaged or has more than 60 million pixels.");
  }
}
