import { describe, inject, test } from "vitest";
import type { PageName } from "../src/shared/routing/addresses.ts";
import { expectAlike } from "./pages.ts";
import type { Bench } from "./testEngine.ts";
import { enterAt, entryPages, type Round, rounds, visitOf } from "./visits.ts";

/** How many more first visits of each page are made, to find what happens rarely. */
const more = Number(process.env["SUNDRY_ENGINES_VISITS"] ?? 0);

/** Every page that the server renders, on the first visit of a new profile. */
export function testEntries(bench: Bench): void {
  for (const round of rounds)
    describe(`first visit, ${round.name}`, () => {
      test.each(entryPages)("[RT-01] [HM-16] %s is taken over and laid out as in Chromium", async (page) => {
        await expectEntry(bench, page, round);
      });
      test.runIf(more > 0).each(entryPages)(
        `[RT-01] [HM-16] so is %s, ${more} times`,
        async (page) => {
          for (let visit = 0; visit < more; visit += 1) await expectEntry(bench, page, round);
        },
        more * 15_000,
      );
    });
}

async function expectEntry(bench: Bench, page: PageName, round: Round): Promise<void> {
  const window = await bench.engine.window();
  try {
    await enterAt(window, bench.shop.url, inject("addresses")[page], round);
    await expectAlike(bench, window, visitOf(page, round, "entry"));
  } finally {
    await window.close();
  }
}
