import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptPictures } from "./keptPictures.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sundry-kept-"));
  await mkdir(join(folder, "shown"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const draw = (text: string) => writeFile(join(folder, "shown", "Button.png"), text);
const shown = () => readFile(join(folder, "shown", "Button.png"), "utf8");

test("[UI-05] pictures of a commit and its selected stories come back as they were kept", async () => {
  const kept = keptPictures(join(folder, "kept"));
  const target = join(folder, "shown");
  await draw("blue");
  await kept.keep("abc", ["primitives/Button"], target);
  await draw("red");
  expect(await kept.restore("abc", [], target)).toBe(false);
  expect(await kept.restore("abd", ["primitives/Button"], target)).toBe(false);
  expect(await shown()).toBe("red");
  expect(await kept.restore("abc", ["primitives/Button"], target)).toBe(true);
  expect(await shown()).toBe("blue");
});

test("[UI-05] only the commit that was used last keeps its pictures", async () => {
  const kept = keptPictures(join(folder, "kept"));
  await draw("blue");
  await kept.keep("abc", [], join(folder, "shown"));
  await kept.keep("def", ["Button"], join(folder, "shown"));
  await kept.keep("def", [], join(folder, "shown"));
  expect(await readdir(join(folder, "kept"))).toEqual(["def"]);
  expect((await readdir(join(folder, "kept", "def"))).toSorted()).toEqual(["Button", "all"]);
});
