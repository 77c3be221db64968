import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { withProgress } from "../progress.mjs";
import { capture, tool } from "./command.ts";

/** Builds the frame of the stories, without their documents, into a folder. Returns the ids of those of the design system. */
export async function buildStories(folder: string): Promise<string[]> {
  const args = tool("storybook", "build", "--test", "--output-dir", folder, "--disable-telemetry");
  const env = { STORYBOOK_DISABLE_TELEMETRY: "1", NODE_ENV: "production" };
  await withProgress("Building the stories", async () => {
    const { status, output } = await capture({ args, env });
    if (status !== 0) throw new Error(`${output.trimEnd()}\n\nThe stories could not be built.`);
  });
  const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  return Object.values(index.entries)
    .filter(({ type, importPath }) => type === "story" && importPath.startsWith("./packages/ui/src/"))
    .map(({ id }) => id);
}
