/**
 * `node scripts/bootstrap.mjs chromatic`: builds the stories and publishes them to Chromatic, where people review changes
 * together. Needs `CHROMATIC_PROJECT_TOKEN`; without it, it says so and does nothing. Further arguments go to Chromatic.
 */
import { passSignalsOn, show, tool } from "../run/command.ts";
import { inRoot } from "../run/root.ts";

async function publish(): Promise<number> {
  const stories = "storybook-static";
  // The statistics of the build tell Chromatic which stories a commit can have changed; it takes only those.
  const built = await show({ args: [inRoot("scripts/tasks/storybook-build.ts"), "--stats-json"] });
  if (built.status !== 0) return built.status;
  const args = tool("chromatic", "--storybook-build-dir", stories, ...process.argv.slice(2));
  return (await show({ args })).status;
}

passSignalsOn();
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await publish();
} else {
  console.log(
    "Nothing is published to Chromatic: CHROMATIC_PROJECT_TOKEN is not set. The token is in Chromatic under Manage, " +
      "Configure. On GitHub, add it as a secret of the repository. npm run visual compares pictures without Chromatic.",
  );
}
