import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { comparePictures } from "./comparePictures.ts";
import { paint, testFolders } from "./testPictures.ts";

const set = "desktop-light";

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".png")).toSorted();

test("[UI-05] a single pixel of nearly the same colour is a change, and is drawn", async () => {
  const { before, after, into } = await testFolders();
  await paint(before, `${set}/button`);
  await paint(after, `${set}/button`, { dot: "#fffffe" });
  const { changes, same } = await comparePictures({ before, after, into });
  expect(same).toBe(0);
  expect(changes).toMatchObject([
    { name: `${set}/button`, kind: "changed", pixels: 1, after: { width: 20, height: 10 } },
  ]);

  const { data, info } = await sharp(join(into, "difference", set, "button.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const [red = 0, green = 0, blue = 0] = at(3, 4);
  expect(red).toBeGreaterThan(2 * (green + blue));
  expect(at(0, 0)).toEqual([255, 255, 255]);
});

test("[UI-05] pictures with the same pixels are counted, not kept", async () => {
  const { before, after, into } = await testFolders();
  for (const name of ["button", "drawer"]) {
    await paint(before, `${set}/${name}`);
    await paint(after, `${set}/${name}`, { compression: name === "drawer" ? 0 : 6 });
  }
  expect(await comparePictures({ before, after, into })).toEqual({ changes: [], same: 2 });
  await expect(readdir(into)).rejects.toThrow("ENOENT");
});

test("[UI-05] a picture that only grew has changed, even by white", async () => {
  const { before, after, into } = await testFolders();
  await paint(before, `${set}/button`);
  await paint(after, `${set}/button`, { height: 12 });
  const { changes } = await comparePictures({ before, after, into });
  expect(changes).toMatchObject([{ kind: "changed", before: { height: 10 }, after: { height: 12 } }]);
});

test("[UI-05] new and removed pictures are changes, each with its own side", async () => {
  const { before, after, into } = await testFolders();
  await paint(before, `${set}/gone`);
  await paint(after, `${set}/added`);
  const { changes } = await comparePictures({ before, after, into });
  expect(changes.map(({ name, kind, fingerprint }) => [name, kind, fingerprint === null])).toEqual([
    [`${set}/added`, "new", false],
    [`${set}/gone`, "removed", true],
  ]);
  expect(await filesIn(into)).toEqual([`after/${set}/added.png`, `before/${set}/gone.png`]);
});

test("[UI-05] a fingerprint stands for the pixels, not for the file", async () => {
  const first = await testFolders();
  const second = await testFolders();
  await paint(first.after, `${set}/button`, { dot: "#ff0000" });
  await paint(second.after, `${set}/button`, { dot: "#ff0000" });
  await paint(second.after, `${set}/other`, { dot: "#00ff00" });
  const [one] = (await comparePictures(first)).changes;
  const [same, other] = (await comparePictures(second)).changes;
  expect(one?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  expect(same?.fingerprint).toBe(one?.fingerprint);
  expect(other?.fingerprint).not.toBe(one?.fingerprint);
});
