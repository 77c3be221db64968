import { afterAll, beforeAll, describe, inject } from "vitest";
import { testComingBack } from "./comingBack.ts";
import { testEntries } from "./entries.ts";
import type { Engine, EngineName } from "./drive/Engine.ts";
import { startEngine } from "./drive/start.ts";
import { type WatchedShop, watchShop } from "./drive/watchedShop.ts";
import { testJourneys } from "./journeys.ts";
import { testPages } from "./pages.ts";
import { testStories } from "./stories.ts";

/** What the tests of an engine share, there once they run. */
export interface Bench {
  engine: Engine;
  shop: WatchedShop;
}

/** All tests of an engine. A further subject is a further line. */
export function testEngine(name: EngineName): void {
  const bench = {} as Bench;
  describe(`in ${name}`, () => {
    beforeAll(async () => {
      bench.engine = await startEngine(name);
      bench.shop = await watchShop(inject("shopUrl"));
    });
    afterAll(async () => {
      await bench.engine.stop();
      await bench.shop.stop();
    });
    testPages(bench);
    testEntries(bench);
    testJourneys(bench);
    testComingBack(bench);
    testStories(bench);
  });
}
