import { expect, test } from "vitest";
import { renderOnServer } from "./renderOnServer.tsx";
import { type StoryFile, storyElements } from "./storyElements.tsx";

const files = import.meta.glob<StoryFile>("../{primitives,forms,commerce,blocks}/**/*.stories.tsx");

test("[UI-03] there are stories of every kind of component", () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
});

// Node has no document, no window and no storage: a component that needs one while it renders fails here.
for (const [path, load] of Object.entries(files))
  test(`[UI-03] ${path.replace(/^.*\/(\w+)\.stories\.tsx$/, "$1")} renders where there is no browser`, async () => {
    for (const [name, element] of storyElements(await load()))
      expect(() => renderOnServer(element), name).not.toThrow();
  });
