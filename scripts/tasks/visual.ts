/**
 * `pnpm visual`: compares every story with its picture: phone and desktop, light and dark, in the pinned browser with the bundled
 * fonts. `--against=<commit>` takes the pictures of that commit first, `--update` those of the work tree; without either, it
 * compares with the pictures that are here. A further argument narrows it to stories whose file name contains it. A story
 * without a picture is listed as new and does not fail. Differences are left in test-results/.
 */
import { pictureSets } from "../../.storybook/modes.ts";
import { passSignalsOn, show, tool } from "../run/command.ts";
import { takePicturesOf } from "../run/picturesOf.ts";

const againstFlag = "--against=";

passSignalsOn();
const given = process.argv.slice(2);
const words = given.filter((wish) => !wish.startsWith("--"));
const against = given.find((wish) => wish.startsWith(againstFlag))?.slice(againstFlag.length);
if (against) await takePicturesOf(against, words);
const projects = Object.keys(pictureSets).flatMap((set) => ["--project", `visual-${set}`]);
// Vitest would take the word after a bare --update for its value.
const update = given.includes("--update") ? ["--update=all"] : [];
const { status } = await show({ args: tool("vitest", "run", ...projects, ...update, ...words) });
process.exitCode = status;
