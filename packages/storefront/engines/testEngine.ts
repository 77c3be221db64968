import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Engine, EngineName } from "./drive/Engine.ts";
import { startEngine } from "./drive/start.ts";
import { type WatchedShop, watchShop } from "./drive/watchedShop.ts";

/** An engine, there once the tests run. */
export interface Started {
  engine: Engine;
}

/** What tests of the shop share. */
export interface Bench extends Started {
  shop: WatchedShop;
}

/** Tests in an engine. */
export function testEngine(name: EngineName, test: (started: Started) => void): void {
  const started = {} as Started;
  describe(`in ${name}`, () => {
    beforeAll(async () => {
      started.engine = await startEngine(name);
    });
    afterAll(() => started.engine.stop());
    test(started);
  });
}

/** Tests of the shop in an engine. */
export function testShop(name: EngineName, ...tests: readonly ((bench: Bench) => void)[]): void {
  testEngine(name, (started) => {
    const bench = started as Bench;
    beforeAll(async () => {
      bench.shop = await watchShop(inject("shopUrl"));
    });
    afterAll(() => bench.shop.stop());
    for (const test of tests) test(bench);
  });
}
