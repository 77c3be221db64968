import { LRUCache } from "lru-cache";
import type { Clock } from "#server/clock.ts";

/** A page that is kept, with what it shows. */
interface Kept<Page> {
  page: Page;
  until: number;
  /** Identifies the state of its goods. */
  version: string;
  checkedAt: number;
}

export interface KeptPagesParts<Page> {
  clock: Clock;
  /** How long a page is kept, in ms; 0 keeps none. */
  keepMs: number;
  /** Length of a page, as counted against the limit. */
  sizeOf(page: Page): number;
  /** Identifies the current state of the goods that a page shows: prices, stock, promotions. */
  versionOf(page: Page): Promise<string>;
  /** Hears of a page that could not be renewed while the one before it was sent. */
  onFault(error: unknown): void;
}

/** All kept pages together, in letters. */
const maxSize = 32 * 1024 * 1024;

/** How long a page is sent without asking whether its goods have changed, in ms. */
const checkEveryMs = 1_000;

/** How long after its time a page is sent once more, while the next one is made, in ms. */
const overtimeMs = 60_000;

/**
 * Pages that are the same for everybody: made once for all who ask together, kept for seconds, and while they are right.
 * Who asks soon after that gets the page at once too, if its goods are unchanged, and the next one is made for those who follow.
 */
export class KeptPages<Page extends object> {
  readonly #parts: KeptPagesParts<Page>;
  readonly #kept: LRUCache<string, Kept<Page>>;
  readonly #underWay = new Map<string, Promise<Page>>();

  constructor(parts: KeptPagesParts<Page>) {
    this.#parts = parts;
    this.#kept = new LRUCache({ maxSize, sizeCalculation: ({ page }, key) => parts.sizeOf(page) + key.length + 1 });
  }

  /** The page with a key: a kept one that is still right, or a new one. */
  async get(key: string, make: () => Promise<Page>): Promise<Page> {
    const kept = this.#kept.get(key);
    if (!kept || !(await this.#isRight(kept))) return this.#renew(key, make);
    if (kept.until <= this.#parts.clock.now()) this.#renew(key, make).catch(this.#parts.onFault);
    return kept.page;
  }

  #renew(key: string, make: () => Promise<Page>): Promise<Page> {
    const making = this.#underWay.get(key) ?? this.#make(key, make);
    this.#underWay.set(key, making);
    return making;
  }

  async #isRight(kept: Kept<Page>): Promise<boolean> {
    const now = this.#parts.clock.now();
    if (kept.until + overtimeMs <= now) return false;
    if (now - kept.checkedAt < checkEveryMs) return true;
    kept.checkedAt = now;
    const isSame = (await this.#parts.versionOf(kept.page)) === kept.version;
    if (!isSame) kept.until = Number.NEGATIVE_INFINITY;
    return isSame;
  }

  async #make(key: string, make: () => Promise<Page>): Promise<Page> {
    const { clock, keepMs, versionOf } = this.#parts;
    try {
      const page = await make();
      if (keepMs > 0) {
        const checkedAt = clock.now();
        this.#kept.set(key, { page, until: checkedAt + keepMs, version: await versionOf(page), checkedAt });
      }
      return page;
    } finally {
      this.#underWay.delete(key);
    }
  }
}
