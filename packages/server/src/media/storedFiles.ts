import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { warnOperator } from "#server/operation/warnings.ts";

/** What the system says of a file that is not there, or whose place something else has taken. */
const absentCodes: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);

/**
 * Content of a stored file; undefined if there is none, or only a part of a picture, or something else: after a crash of the
 * machine or on a bad disk a file can be cut off. A picture that can be made again then is, and no browser keeps half of one
 * for a year.
 */
export async function readStored(file: string): Promise<Uint8Array | undefined> {
  try {
    const bytes = await readFile(file);
    return isBroken(bytes, extname(file)) ? undefined : bytes;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && absentCodes.has(cause.code)) return undefined;
    throw cause;
  }
}

/**
 * Stores what can be made again. If that fails, as on a full or read-only disk, the operator is told, and buyers still get
 * what was made.
 */
export async function keepMade(keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warnOperator("pictures", `Pictures can't be stored, so each is made again and again: ${reason}`, new Date());
  }
}

const pngEnd = Buffer.from("49454e44ae426082", "hex");

/** Whether a picture of a format that we write is another one, or ends before it says: WebP and AVIF name their length, PNG its end. */
function isBroken(bytes: Buffer, ending: string): boolean {
  if (bytes.length < 12) return true;
  const format = formatOf(bytes);
  if (formats.has(ending) && ending !== format) return true;
  if (format === ".webp") return bytes.length < bytes.readUInt32LE(4) + 8;
  if (format === ".png") return bytes.lastIndexOf(pngEnd) === -1;
  if (format === ".avif") return !endsWithBox(bytes);
  // A file of zeros is what some file systems leave of one that was never written to the disk.
  return bytes.subarray(0, 12).every((byte) => byte === 0);
}

/** Endings of the formats that we write. */
const formats: ReadonlySet<string> = new Set([".webp", ".png", ".avif"]);

function formatOf(bytes: Buffer): string | undefined {
  if (bytes.toString("latin1", 0, 4) === "RIFF") return ".webp";
  if (bytes.readUInt32BE(0) === 0x89504e47) return ".png";
  return bytes.toString("latin1", 4, 8) === "ftyp" ? ".avif" : undefined;
}

/** Whether the boxes of an ISO file, each with its length in front, end where the file ends. */
function endsWithBox(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // Zero: up to the end. One: the length is in the next eight bytes.
    if (size === 0) return true;
    at += size === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    if (size !== 1 && size < 8) return false;
  }
  return at === bytes.length;
}

/** Other processes see the complete file or none: it is written under another name, then moved. */
export async function storeFile(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.part`);
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
