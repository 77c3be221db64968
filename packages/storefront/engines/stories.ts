import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { differences } from "./compare.ts";
import { openFrame, storyIn } from "./storyFrame.ts";
import type { EngineName, Window } from "./drive/Engine.ts";
import { testEngine } from "./testEngine.ts";

/** Every story of the design system, one after the other in one frame: it plays, and is laid out as in Chromium. */
export function testStories(name: EngineName): void {
  testEngine(name, (started) => {
    let frame: Window;
    beforeAll(async () => {
      frame = await openFrame(started.engine, inject("storiesUrl"));
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
