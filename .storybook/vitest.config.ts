import { defineConfig } from "vitest/config";
import { root } from "../scripts/run/root.ts";
import { storyProject } from "./storyProject.ts";

// Stories have a configuration of their own: loading Storybook would cost every other run eight seconds.
export default defineConfig({
  root,
  test: {
    projects: [
      await storyProject("stories", { theme: "light", viewport: "desktop" }),
      await storyProject("stories-dark", { theme: "dark", viewport: "desktop" }),
    ],
  },
});
