/** `npm run storybook`: the design system's stories on http://localhost:6006. */
import { passSignalsOn, show, tool } from "../run/command.ts";

passSignalsOn();
const args = tool(
  "storybook",
  "dev",
  "--port",
  "6006",
  "--no-open",
  "--ci",
  "--disable-telemetry",
  ...process.argv.slice(2),
);
const { status } = await show({ args, env: { STORYBOOK_DISABLE_TELEMETRY: "1" } });
process.exitCode = status;
