import { setTimeout as wait } from "node:timers/promises";
import { newClient, type SoakBuyer, type SoakShop } from "./buyers.ts";
import type { Stores } from "./stores.ts";
import { kinds } from "./visits.ts";

/** Results of the visits of one kind. */
export interface Tally {
  done: number;
  failed: number;
  /** Milliseconds of each. */
  took: number[];
}

/** Visits of all kinds, in their shares. */
export interface Load {
  tally: ReadonlyMap<string, Tally>;
  /** The first failures. */
  failures: readonly string[];
  /** Makes visits without a pause, `people` at a time. Returns visits per second. */
  peak(people: number, seconds: number): Promise<number>;
  /** Starts visits at a fixed rate, even if the shop falls behind. */
  steady(perSecond: number, seconds: number): Promise<void>;
}

/** Pause of a buyer between two visits: the shop refuses the same action within 3 s as a double click. */
const restMs = 4_000;
const mostFailures = 20;

export function openLoad(shop: SoakShop, stores: Stores, random: () => number): Load {
  const tally = new Map(Object.keys(kinds).map((name): [string, Tally] => [name, { done: 0, failed: 0, took: [] }]));
  const failures: string[] = [];
  /** Free buyers and since when; the longest first. */
  const free: { buyer: SoakBuyer; since: number }[] = shop.buyers.map((buyer) => ({ buyer, since: 0 }));
  const visitor: SoakBuyer = { username: "", client: newClient(shop.url) };
  const pick = <T>(from: readonly T[]): T => {
    const found = from[Math.floor(random() * from.length)];
    if (found === undefined) throw new Error("there is nothing to pick from");
    return found;
  };

  async function freeBuyer(): Promise<SoakBuyer> {
    for (;;) {
      const first = free[0];
      if (first && performance.now() - first.since >= restMs) {
        free.shift();
        return first.buyer;
      }
      await wait(20);
    }
  }

  async function visit(): Promise<void> {
    const name = kindAt(random());
    const kind = kinds[name];
    const counted = tally.get(name);
    if (!kind || !counted) throw new Error(`there is no kind ${name}`);
    const buyer = kind.needsBuyer ? await freeBuyer() : undefined;
    const begun = performance.now();
    try {
      await kind.visit({ shop, buyer: buyer ?? visitor, stores, pick });
      counted.done += 1;
      counted.took.push(performance.now() - begun);
    } catch (error) {
      counted.failed += 1;
      if (failures.length < mostFailures) failures.push(`${name}: ${String(error)} ${JSON.stringify(error)}`);
    } finally {
      if (buyer) free.push({ buyer, since: performance.now() });
    }
  }

  return {
    tally,
    failures,
    peak: async (people, seconds) => {
      const begun = performance.now();
      let visits = 0;
      const person = async () => {
        while (performance.now() - begun < seconds * 1_000) {
          await visit();
          visits += 1;
        }
      };
      await Promise.all(Array.from({ length: people }, person));
      return visits / ((performance.now() - begun) / 1_000);
    },
    steady: async (perSecond, seconds) => {
      const begun = performance.now();
      const underWay = new Set<Promise<void>>();
      for (let at = 0; at / perSecond < seconds; at += 1) {
        await wait(Math.max(0, begun + (at * 1_000) / perSecond - performance.now()));
        const one = visit().finally(() => underWay.delete(one));
        underWay.add(one);
      }
      await Promise.all(underWay);
    },
  };
}

function kindAt(chance: number): string {
  let rest = chance;
  for (const [name, { share }] of Object.entries(kinds)) {
    rest -= share;
    if (rest < 0) return name;
  }
  return "browsing";
}
