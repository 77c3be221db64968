import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { differences } from "./compare.ts";
import type { Window } from "./drive/Engine.ts";
import { openFrame, storyIn } from "./storyFrame.ts";
import type { Bench } from "./testEngine.ts";

/** Every story of the design system, one after the other in one frame: it plays, and is laid out as in Chromium. */
export function testStories(bench: Bench): void {
  describe("stories", () => {
    let frame: Window;
    beforeAll(async () => {
      frame = await openFrame(bench.engine, inject("storiesUrl"));
    });
    afterAll(() => frame.close());
    test.each(Object.entries(inject("storyLayouts")))("[UI-03] [HM-16] %s", async (id, reference) => {
      const { sideways, ...layout } = await storyIn(frame, id);
      // Engines round parts of a px in their own way.
      const isAsWide = Math.abs(sideways - reference.sideways) <= 1;
      expect({ sideways, differences: differences(reference, layout) }).toEqual({
        sideways: isAsWide ? sideways : reference.sideways,
        differences: [],
      });
    });
  });
}
