import { countedAddress } from "./countedAddress.ts";
import { Refused } from "./refused.ts";

/** Limits of a queue. */
export interface QueueBounds {
  /** Maximum jobs at the same time. */
  atOnce: number;
  /** Maximum waiting jobs. */
  waiting: number;
  /** Maximum waiting jobs of one network address. */
  waitingOfOne: number;
}

/**
 * Heavy work of calls, a few at a time, first come, first served. What would wait too long is refused at once, so that
 * a flood neither fills the memory nor delays those who came first. One per process and kind of work.
 */
export class BusyQueue {
  readonly #bounds: QueueBounds;
  #running = 0;
  readonly #waiting: { who: string | null; go: () => void }[] = [];

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /**
   * Runs the work when it is its turn; `address` is the caller's. Throws Refused(503) if too many are waiting, in total
   * or for this address.
   */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(countedAddress(address));
    try {
      return await work();
    } finally {
      // The slot goes to the job that has waited longest, or becomes free.
      const next = this.#waiting.shift();
      if (next) next.go();
      else this.#running -= 1;
    }
  }

  async #turn(who: string | null): Promise<void> {
    const { atOnce, waiting, waitingOfOne } = this.#bounds;
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    const own = who === null ? 0 : this.#waiting.filter((one) => one.who === who).length;
    if (this.#waiting.length >= waiting || own >= waitingOfOne) throw new Refused(503);
    await new Promise<void>((go) => this.#waiting.push({ who, go }));
  }
}
