/**
 * `npm run visual`: takes a picture of every story in every set of `.storybook/modes.ts`, in the pinned browser with
 * the bundled fonts, and writes a page on which people compare them with earlier ones: test-results/visual/index.html.
 * `--against=<commit>` takes the pictures of that commit first; without it, the existing ones count. `--update` only
 * takes the pictures that later runs are compared with. A further argument selects stories whose file name contains it.
 *
 * Fails if a picture differs and `visual-verdicts.json` does not approve it, or if that file rejects a picture.
 */
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { passSignalsOn, show, tool } from "../run/command.ts";
import { patientVariable } from "../run/patience.ts";
import { inRoot, root } from "../run/root.ts";
import { comparePictures } from "../visual/comparePictures.ts";
import { beforeFolder, picturesVariable, reviewFolder } from "../visual/folders.ts";
import { takePicturesOf } from "../visual/picturesOf.ts";
import { writeReviewPage } from "../visual/reviewPage.ts";
import { outcomeOf, readVerdicts } from "../visual/verdicts.ts";

const againstFlag = "--against=";

passSignalsOn();
const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith("--"));
const against = args.find((arg) => arg.startsWith(againstFlag))?.slice(againstFlag.length);

/** Takes the pictures of the work tree. */
async function takePictures(folder: string): Promise<boolean> {
  const config = ["--config", inRoot(".storybook/vitest.visual.config.ts")];
  const env = { [picturesVariable]: folder, [patientVariable]: "1" };
  // Vitest would take the word after a bare --update for its value.
  const { status } = await show({ args: tool("vitest", "run", ...config, "--update=all", ...words), env });
  return status === 0;
}

async function compare(): Promise<boolean> {
  const verdicts = await readVerdicts();
  if (against) await takePicturesOf(against, words);
  if (!existsSync(beforeFolder)) {
    throw new Error("There are no pictures to compare with: add --against=<commit>.");
  }
  const taken = join(reviewFolder, "taken");
  await rm(reviewFolder, { recursive: true, force: true });
  const allTaken = await takePictures(taken);
  const { changes, same } = await comparePictures({ before: beforeFolder, after: taken, into: reviewFolder });
  await rm(taken, { recursive: true, force: true });
  // Existing pictures are of all stories. Those that were not selected, or could not be taken, are not gone.
  const complete = allTaken && (words.length === 0 || against !== undefined);
  const concerned = complete ? changes : changes.filter(({ kind }) => kind !== "removed");
  const sides = { before: against ?? "earlier pictures", after: "work tree" };
  const page = await writeReviewPage(reviewFolder, { sides, changes: concerned, same, verdicts });
  const { passes, lines } = outcomeOf(concerned, same, verdicts);
  if (!allTaken) console.log("Some pictures could not be taken. The messages above say why.");
  console.log([...lines, `Review them: ${relative(root, page)}`].join("\n"));
  return allTaken && passes;
}

async function update(): Promise<boolean> {
  // Otherwise the pictures of stories that are gone would stay for ever.
  if (words.length === 0) await rm(beforeFolder, { recursive: true, force: true });
  return takePictures(beforeFolder);
}

const passed = args.includes("--update") ? await update() : await compare();
process.exitCode = passed ? 0 : 1;
