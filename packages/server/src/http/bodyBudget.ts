import type { Context } from "hono";
import { QueueFull } from "./busyQueue.ts";
import { type CountedNetwork, countedNetworks } from "./countedAddress.ts";

/** The beginning of each body, which is not counted: forms of people fit in, so they pass while others fill the rest. */
const freeBytes = 16 * 1024;
/** Bytes of bodies in memory, without their beginnings: of all, and of one network or buyer. */
const totalBytes = 64 * 1024 * 1024;
const bytesOfOne = 8 * 1024 * 1024;
/** When to come back, s. */
const againSeconds = 2;

/** A body in memory, until the call is answered. */
export interface HeldBody {
  /** Reads the body as text. Throws Refused(1012) if it does not fit into what is left. */
  text(c: Context): Promise<string>;
  /** The same, as bytes. */
  bytes(c: Context): Promise<Uint8Array>;
  /** The call is answered. */
  release(): void;
}

/** For calls without a body. */
export const noBody: HeldBody = {
  text: async () => "",
  bytes: async () => new Uint8Array(),
  release: () => undefined,
};

/**
 * How much of the memory bodies may take, counted as they arrive: what a slow client only announces takes nothing. One
 * per process.
 */
export class BodyBudget {
  #total = 0;
  readonly #ofHolders = new Map<string, number>();

  /** For one call of a network address and, if known, a buyer. */
  hold(address: string, memberId: string | undefined): HeldBody {
    const networks = countedNetworks(address);
    const holders = memberId === undefined ? networks : [...networks, { name: `buyer ${memberId}`, share: 1 }];
    let held = 0;
    const take = (bytes: number) => {
      if (!this.#fits(holders, bytes)) throw new QueueFull(againSeconds);
      held += bytes;
      this.#add(holders, bytes);
    };
    return {
      text: async (c) => (isSmall(c) ? c.req.text() : new TextDecoder().decode(await readBytes(c, take))),
      bytes: (c) => readBytes(c, take),
      release: () => {
        this.#add(holders, -held);
        held = 0;
      },
    };
  }

  #fits(holders: readonly CountedNetwork[], bytes: number): boolean {
    if (this.#total + bytes > totalBytes) return false;
    return holders.every(({ name, share }) => (this.#ofHolders.get(name) ?? 0) + bytes <= bytesOfOne * share);
  }

  #add(holders: readonly CountedNetwork[], bytes: number): void {
    this.#total += bytes;
    for (const { name } of holders) {
      const left = (this.#ofHolders.get(name) ?? 0) + bytes;
      if (left > 0) this.#ofHolders.set(name, left);
      else this.#ofHolders.delete(name);
    }
  }
}

/** No more is read than the request announces. Counting turns the body into a stream, which is slower. */
function isSmall(c: Context): boolean {
  const length = c.req.header("content-length");
  return length !== undefined && c.req.header("transfer-encoding") === undefined && Number(length) <= freeBytes;
}

async function readBytes(c: Context, take: (bytes: number) => void): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  const body: AsyncIterable<Uint8Array> | undefined = c.req.raw.body ?? undefined;
  for await (const chunk of body ?? []) {
    const before = Math.max(0, read - freeBytes);
    read += chunk.length;
    const counted = Math.max(0, read - freeBytes) - before;
    if (counted > 0) take(counted);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
