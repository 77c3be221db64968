import { capture, tool } from "../run/command.ts";
import { inRoot } from "../run/root.ts";

/** Builds packages/ui into its dist: modules and style sheet by Vite, types by TypeScript. Throws with what they said. */
export async function buildUi(): Promise<void> {
  const cwd = inRoot("packages/ui");
  await succeed({ args: tool("vite", "build"), cwd, env: { NODE_ENV: "production" } });
  await succeed({ args: tool("typescript#tsc", "-p", "tsconfig.build.json"), cwd });
}

async function succeed(command: Parameters<typeof capture>[0]): Promise<void> {
  const { status, output } = await capture(command);
  if (status !== 0) throw new Error(output);
}
