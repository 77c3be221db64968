import { defineConfig } from "vitest/config";
import { inRoot, root } from "../scripts/run/root.ts";
import { pictureSets } from "./modes.ts";
import { storyProject } from "./storyProject.ts";

// Each project listens for the end of the process.
process.setMaxListeners(40);

// The screenshots of stories, for `npm run visual`.
export default defineConfig({
  root,
  test: {
    projects: await Promise.all(
      Object.entries(pictureSets).map(([set, looks]) =>
        storyProject(`visual-${set}`, looks, {
          setupFiles: [inRoot(".storybook/visual.setup.ts")],
          pictures: true,
        }),
      ),
    ),
  },
});
