/**
 * `pnpm visual`: compares every story with its picture: phone and desktop, light and dark, in the pinned browser with the bundled
 * fonts. `pnpm visual --update` takes the pictures anew; look at what changed before committing it. A further argument narrows
 * it to stories whose file name contains it. Differences are left in test-results/.
 */
import { pictureSets } from "../../.storybook/modes.ts";
import { passSignalsOn, show, tool } from "../run/command.ts";

passSignalsOn();
const projects = Object.keys(pictureSets).flatMap((set) => ["--project", `visual-${set}`]);
// Vitest would take the word after a bare --update for its value.
const wishes = process.argv.slice(2).map((wish) => (wish === "--update" ? "--update=all" : wish));
const { status } = await show({ args: tool("vitest", "run", ...projects, ...wishes) });
process.exitCode = status;
