/** `pnpm storybook-build`: the stories as a static site in storybook-static/. */
import { passSignalsOn, show, tool } from "../run/command.ts";

passSignalsOn();
const args = tool(
  "storybook",
  "build",
  "--output-dir",
  "storybook-static",
  "--disable-telemetry",
  ...process.argv.slice(2),
);
const { status } = await show({ args, env: { STORYBOOK_DISABLE_TELEMETRY: "1" } });
process.exitCode = status;
