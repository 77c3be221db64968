import { randomUUID } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Context } from "hono";
import { BusyQueue, QueueFull } from "./busyQueue.ts";
import { hasLeft } from "./faults.ts";
import { Refused } from "./refused.ts";

/** Uploads that are received at the same time: of one buyer, and in all. */
const maxOfOne = 10;
const maxAtOnce = 400;
/** Bytes of all of them on the disk. */
export interface DiskBounds {
  /** For everybody. */
  bytes: number;
  /** More than that, for buyers who send one upload at a time: they find room beside others who send many. */
  spareBytes: number;
}
const usualBounds: DiskBounds = { bytes: 256 * 1024 * 1024, spareBytes: 64 * 1024 * 1024 };
const againSeconds = 3;
/** What a process that was killed has left behind is deleted after this time, ms. */
const leftoverMs = 60 * 60_000;

/** Received uploads that are worked on at the same time: a photo can take some 200 MB for a moment. */
const turns = new BusyQueue({ atOnce: 2, waiting: 30, waitingOfOne: 12, patienceMs: 30_000 });

/** Uploads whose buyer is looked up at the same time. */
const arrivals = new BusyQueue({ atOnce: 3, waiting: 600, waitingOfOne: 300 });

const ofBuyers = new Map<string, number>();
let atOnce = 0;
let bytesOnDisk = 0;
const tidied = new Set<string>();

/** Where uploads are received: a private folder on the disk. */
export function uploadFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "incoming");
}

/** Who uploads. */
export interface Uploader {
  memberId: string;
  address: string;
}

/**
 * Finds out who uploads when it is the turn of their network. A flood of uploads would otherwise take all connections to
 * the database, and everybody else would wait behind it. Throws Refused 1012 if too many wait, and what `identify`
 * throws.
 */
export function identified<T>(address: string, identify: () => Promise<T>): Promise<T> {
  return arrivals.run({ address }, identify);
}

/**
 * Receives the body of a request in a temporary file in `folder`, waits for its turn, and only then passes it to
 * `work`, so that uploads take next to no memory until they are worked on. The file is deleted in any case. Throws
 * Refused 1012 if too many are on their way or wait, and 80102 if it can't be stored.
 */
export async function spooled<T>(
  c: Context,
  folder: string,
  { memberId, address }: Uploader,
  work: (file: Blob) => Promise<T>,
  { bytes: most, spareBytes } = usualBounds,
): Promise<T> {
  const own = ofBuyers.get(memberId) ?? 0;
  if (own >= maxOfOne || atOnce >= maxAtOnce) throw new QueueFull(againSeconds);
  ofBuyers.set(memberId, own + 1);
  atOnce += 1;
  let bytes = 0;
  const file = join(folder, `${process.pid}-${randomUUID()}`);
  try {
    await receive();
    return await turns.run({ address, place: "known" }, async () =>
      work(await openAsBlob(file, { type: c.req.header("content-type") ?? "" })),
    );
  } finally {
    giveBack();
    atOnce -= 1;
    const left = (ofBuyers.get(memberId) ?? 1) - 1;
    if (left > 0) ofBuyers.set(memberId, left);
    else ofBuyers.delete(memberId);
    await rm(file, { force: true }).catch(() => undefined);
  }

  function giveBack(): void {
    bytesOnDisk -= bytes;
    bytes = 0;
  }

  async function receive(): Promise<void> {
    const counter = new Transform({
      transform(chunk: Buffer, _, done) {
        bytes += chunk.length;
        bytesOnDisk += chunk.length;
        const isOnly = ofBuyers.get(memberId) === 1;
        if (bytesOnDisk <= most + (isOnly ? spareBytes : 0)) return done(null, chunk);
        // At once, or all others would find the disk full as well until this file is gone.
        giveBack();
        done(new QueueFull(againSeconds));
      },
    });
    try {
      await open(folder);
      const body = c.req.raw.body ?? new Blob([]).stream();
      await pipeline(Readable.fromWeb(body as never), counter, createWriteStream(file, { flags: "wx", mode: 0o600 }));
    } catch (cause) {
      if (cause instanceof Refused || hasLeft(c, cause)) throw cause;
      throw new Refused(80102, {}, { cause });
    }
  }
}

/** Makes the folder and, once in each process, deletes what others have left in it. */
async function open(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (tidied.has(folder)) return;
  tidied.add(folder);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftoverMs) await rm(path, { force: true });
  }
}
