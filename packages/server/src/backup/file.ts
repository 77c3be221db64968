import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/**
 * First line of a backup: the format of the file, when it was made, and the migrations its tables had, oldest first.
 */
export interface Header {
  sundryBackup: 1;
  madeAt: string;
  migrations: readonly string[];
}

/** The rows of one table follow, each as a list of texts in the order of these columns. */
export interface TableHeading {
  table: string;
  columns: readonly string[];
}

/** Current value of a sequence in the database. */
export interface SequenceLine {
  sequence: string;
  value: string;
  used: boolean;
}

/** A buyer's file, by its path below the data folder. */
export interface FileLine {
  file: string;
  base64: string;
}

/** The last line. A backup without it is incomplete. */
export interface Footer {
  rows: number;
  files: number;
}

/**
 * Writes lines to a compressed file that only its owner can read. The file appears only when it is complete. Throws if
 * there already is one.
 */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already. Name another one.`);
  const draft = `${file}.part`;
  try {
    await pipeline(Readable.from(withEnds(lines)), createGzip(), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function* withEnds(lines: AsyncIterable<string>): AsyncIterable<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** The lines of such a file. Throws an Error with one sentence if it is missing, has another format, or is cut off. */
export async function* readLines(file: string): AsyncIterable<string> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const source = createReadStream(file);
  const text = createGunzip();
  source.once("error", (error) => text.destroy(error));
  try {
    for await (const line of createInterface({ input: source.pipe(text), crlfDelay: Number.POSITIVE_INFINITY }))
      yield line;
  } catch (cause) {
    throw new Error(`The file ${file} is damaged or no backup of a shop.`, { cause });
  } finally {
    source.destroy();
  }
}
