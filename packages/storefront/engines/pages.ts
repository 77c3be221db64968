import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { differences } from "./compare.ts";
import type { Window } from "./drive/Engine.ts";
import { type Layout, measure } from "./page/measure.ts";
import type { Bench } from "./testEngine.ts";
import { buyerPages, prepare, rounds, visitorPages, visitOf, walkTo } from "./visits.ts";

/** Every page as a hash route, for a buyer whose pages are full, and for visitors. */
export function testPages(bench: Bench): void {
  for (const round of rounds)
    for (const [who, pages] of [
      ["a buyer", buyerPages],
      ["a visitor", visitorPages],
    ] as const)
      describe(`${round.name}, as ${who}`, () => {
        let window: Window;
        beforeAll(async () => {
          window = await bench.engine.window();
          await prepare(window, bench.shop.url, round, who === "a buyer" ? inject("session") : undefined);
        });
        afterAll(() => window.close());
        test.each(pages)("[RT-01] [HM-16] %s is laid out as in Chromium, without a fault", async (page) => {
          await walkTo(window, bench.shop.url, inject("addresses")[page]);
          await expectAlike(bench, window, visitOf(page, round, "walk"));
        });
      });
}

/** Longest wait for parts of a page that come when the browser is idle, in ms. */
const patience = 10_000;

/** Checks the page in a window against Chromium's, and that the shop has reported nothing since the last check. */
export async function expectAlike({ shop }: Bench, window: Window, visit: string): Promise<void> {
  const reference = inject("layouts")[visit];
  if (!reference) throw new Error(`Chromium has not been to ${visit}.`);
  const judge = ({ sideways, underBars, ...layout }: Layout) => ({
    sideways,
    underBars,
    differences: differences(reference, layout),
  });
  let judged = judge(await window.run(measure, 150));
  for (const until = Date.now() + patience; judged.differences.length > 0 && Date.now() < until; )
    judged = judge(await window.run(measure, 300));
  expect({ faults: shop.faults(), ...judged }).toEqual({ faults: [], sideways: 0, underBars: [], differences: [] });
}
