import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "vite";
import { pictureSets } from "../../.storybook/modes.ts";
import { brandStyleSheet } from "../../packages/ui/src/theme/brandStyleSheet.ts";
import { sundry } from "../../packages/ui/src/theme/brands/sundry/index.ts";
import { inRoot } from "../run/root.ts";
import type { Change, Review, ReviewPicture, Verdicts } from "./review.ts";
import { type NameStory, storyNames } from "./storyNames.ts";
import { verdictOn } from "./verdicts.ts";

const source = inRoot("scripts/visual/page");
const font = "archivo-latin-wdth-normal.woff2";

/** What a review is made of: a comparison, what its sides are called, and the verdicts given so far. */
export interface Comparison {
  readonly sides: Review["sides"];
  readonly changes: readonly Change[];
  readonly same: number;
  readonly verdicts: Verdicts;
}

/**
 * Writes the review page into a folder that has the pictures of the comparison, and returns its path. The page is one
 * file with its styles, script and data; it reads pictures and the font from beside it and nothing from elsewhere.
 */
export async function writeReviewPage(folder: string, comparison: Comparison): Promise<string> {
  const parts: Record<string, string> = {
    theme: brandStyleSheet(sundry, { reach: "document" }),
    styles: await readFile(join(source, "review.css"), "utf8"),
    // A "<" could end the element.
    review: JSON.stringify(await reviewOf(comparison)).replaceAll("<", "\\u003c"),
    script: await bundled(join(source, "main.ts")),
  };
  const page = (await readFile(join(source, "index.html"), "utf8")).replaceAll(
    /\{\{(\w+)\}\}/g,
    (_place, name: string) => parts[name] ?? "",
  );
  await mkdir(folder, { recursive: true });
  await copyFile(join(fontFolder(), font), join(folder, font));
  const file = join(folder, "index.html");
  await writeFile(file, page);
  return file;
}

/** The font is a dependency of ui. */
function fontFolder(): string {
  const fromUi = createRequire(inRoot("packages/ui/package.json"));
  return join(fromUi.resolve("@fontsource-variable/archivo/package.json"), "../files");
}

async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("The script of the review page was not built.");
  return output.output[0].code.replaceAll("</script", "<\\/script");
}

async function reviewOf({ sides, changes, same, verdicts }: Comparison): Promise<Review> {
  const nameStory = await storyNames();
  const pictures = changes.map((change) => pictureOf(change, nameStory, verdicts)).toSorted(byComponent);
  const id = createHash("sha256").update(JSON.stringify(pictures)).digest("hex").slice(0, 16);
  return { id, sides, same, pictures };
}

const setNames = Object.keys(pictureSets);

function byComponent(one: ReviewPicture, other: ReviewPicture): number {
  const place = ({ name }: ReviewPicture) => setNames.indexOf(setOf(name));
  return (
    one.component.localeCompare(other.component) || one.story.localeCompare(other.story) || place(one) - place(other)
  );
}

const setOf = (name: string) => name.split("/")[0] ?? "";

function pictureOf(change: Change, nameStory: NameStory, verdicts: Verdicts): ReviewPicture {
  const { name, kind } = change;
  const set = pictureSets[setOf(name)];
  const file = (side: string) => `${side}/${name}.png`;
  return {
    ...change,
    ...nameStory(name.slice(name.indexOf("/") + 1)),
    looks: set ? looksOf(set) : null,
    beforeFile: kind === "new" ? null : file("before"),
    afterFile: kind === "removed" ? null : file("after"),
    differenceFile: kind === "changed" ? file("difference") : null,
    given: verdictOn(change, verdicts),
  };
}

function looksOf({ theme, viewport, locale, direction, brand }: (typeof pictureSets)[string]): ReviewPicture["looks"] {
  return { theme, viewport, locale, direction, brand };
}
