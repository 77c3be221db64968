import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeOldest, seriesName } from "./series.ts";

const now = Date.UTC(2026, 10, 29, 18, 30);
const day = 24 * 60 * 60_000;

async function folderWith(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sundry-series-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of names) await writeFile(join(folder, name), "");
  return folder;
}

test("[BU-07] backups of a series are named by their time", () => {
  expect(seriesName(now)).toBe("sundry-20261129T183000Z.backup");
});

test("[BU-07] the oldest backups of a series make room, and nothing else of the folder", async () => {
  const [newest = "", older = "", oldest = ""] = [0, 1, 2].map((days) => seriesName(now - days * day));
  const others = ["notes.txt", "shop.backup", "sundry-20200101T000000Z.backup.gpg"];
  const folder = await folderWith(oldest, newest, older, ...others);
  expect(await removeOldest(folder, 2, now)).toEqual([oldest]);
  expect(await readdir(folder)).toEqual(expect.arrayContaining([newest, older, ...others]));
  expect(await removeOldest(folder, 2, now)).toEqual([]);
});

test("[BU-07] what a backup that was broken off has left goes after a day", async () => {
  const [running, left] = [`${seriesName(now - day / 2)}.part`, `${seriesName(now - 2 * day)}.part`];
  const folder = await folderWith(running, left, seriesName(now));
  expect(await removeOldest(folder, 1, now)).toEqual([]);
  expect((await readdir(folder)).toSorted()).toEqual([running, seriesName(now)].toSorted());
});
