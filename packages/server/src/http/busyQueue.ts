import { widestNetwork } from "./countedAddress.ts";
import { Refused } from "./refused.ts";

/** Limits of a queue. */
export interface QueueBounds {
  /** Maximum jobs at the same time. */
  atOnce: number;
  /** Maximum waiting jobs of one place. */
  waiting: number;
  /** Maximum waiting jobs of one network. */
  waitingOfOne: number;
  /** Longest wait, ms; then the caller is asked to come back. Default 8 s, as a client gives up after 10 s. */
  patienceMs?: number;
}

/**
 * Where a job waits. Places take turns, so that however many wait in one, the others are served: `known` for devices
 * that this account has used before and for logged-in buyers, `proven` for people who have solved a puzzle or have a
 * code, `open` for everybody.
 */
export type Place = "known" | "proven" | "open";

/** Whose job it is. */
export interface Waiter {
  address: string;
  /** Default `open`. */
  place?: Place;
}

/** The queue has no room, or the wait was too long: nothing of the job was done. */
export class QueueFull extends Refused {
  /** Whether so many wait in this place that it takes no more, whoever asks. */
  readonly crowded: boolean;

  /** @param seconds - When to come back. */
  constructor(seconds: number, crowded = false) {
    super(1012, { seconds });
    this.crowded = crowded;
  }
}

interface Job {
  go: () => void;
}

/** Waiting jobs of one place, by network: the networks take turns, each first come, first served. */
class Room {
  readonly #lines = new Map<string, Set<Job>>();
  size = 0;

  waitingOf(network: string): number {
    return this.#lines.get(network)?.size ?? 0;
  }

  add(network: string, job: Job): void {
    const line = this.#lines.get(network) ?? new Set();
    line.add(job);
    this.#lines.set(network, line);
    this.size += 1;
  }

  remove(network: string, job: Job): void {
    const line = this.#lines.get(network);
    if (!line?.delete(job)) return;
    this.size -= 1;
    if (line.size === 0) this.#lines.delete(network);
  }

  /** Takes the next job; its network then waits until all others had their turn. */
  next(): Job | undefined {
    for (const [network, line] of this.#lines) {
      const [job] = line;
      this.#lines.delete(network);
      if (!job) continue;
      line.delete(job);
      this.size -= 1;
      if (line.size > 0) this.#lines.set(network, line);
      return job;
    }
    return undefined;
  }
}

/**
 * Heavy work of calls, a few at a time. Places take turns, and so do the networks within a place, so nobody can push
 * the others out by sending more. What would wait too long is asked to come back, so that a flood does not fill the
 * memory. One per process and kind of work.
 */
export class BusyQueue {
  readonly #bounds: QueueBounds;
  #running = 0;
  readonly #rooms: Readonly<Record<Place, Room>> = { known: new Room(), proven: new Room(), open: new Room() };
  /** Places in the order of their turns. */
  readonly #turns: Place[] = ["known", "proven", "open"];

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Runs the work when it is its turn. Throws {@link QueueFull} if too many wait, or after the longest wait. */
  async run<T>(waiter: Waiter, work: () => Promise<T>): Promise<T> {
    await this.#turn(waiter);
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.go();
      else this.#running -= 1;
    }
  }

  #next(): Job | undefined {
    for (const place of [...this.#turns]) {
      const job = this.#rooms[place].next();
      if (!job) continue;
      this.#turns.splice(this.#turns.indexOf(place), 1);
      this.#turns.push(place);
      return job;
    }
    return undefined;
  }

  async #turn({ address, place = "open" }: Waiter): Promise<void> {
    const { atOnce, waiting, waitingOfOne, patienceMs = 8_000 } = this.#bounds;
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    const room = this.#rooms[place];
    const counted = widestNetwork(address);
    const network = counted ?? "";
    const own = counted === null ? 0 : room.waitingOf(network);
    if (room.size >= waiting) throw new QueueFull(secondsUntil(room.size), true);
    if (own >= waitingOfOne) throw new QueueFull(secondsUntil(own));
    await new Promise<void>((resolve, reject) => {
      const job: Job = {
        go: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        room.remove(network, job);
        // It has had its wait. Without it the queue might stand empty until it is back.
        reject(new QueueFull(1));
      }, patienceMs);
      room.add(network, job);
    });
  }
}

/** When to come back to a full queue: longer for longer ones, so that people don't come back together. */
function secondsUntil(waiting: number): number {
  return Math.min(10, 2 + Math.floor(waiting / 50));
}
