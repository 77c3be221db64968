import { expect, test } from "vitest";
import { hydrateLater } from "./hydrate.tsx";
import { type StoryFile, storyElements } from "./storyElements.tsx";

const files = import.meta.glob<StoryFile>("../{primitives,forms,commerce,blocks}/**/*.stories.tsx");

for (const [path, load] of Object.entries(files))
  test(`[UI-03] ${path.replace(/^.*\/(\w+)\.stories\.tsx$/, "$1")}: every story is taken over without a warning`, async () => {
    const complaints: string[] = [];
    for (const [name, element] of storyElements(await load())) {
      const hydration = await hydrateLater(element);
      complaints.push(...hydration.complaints.map((complaint) => `${name}: ${complaint.slice(0, 600)}`));
      await hydration.unmount();
    }
    expect(complaints).toEqual([]);
  });
