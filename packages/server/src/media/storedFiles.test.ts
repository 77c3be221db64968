import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { readStored } from "./storedFiles.ts";

test.each(["webp", "png", "avif"] as const)("[OS-02] a stored %s is read whole or not at all", async (format) => {
  const folder = await mkdtemp(join(tmpdir(), "sundry-pictures-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, `a.${format}`);
  const raw = { width: 64, height: 64, channels: 3 } as const;
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * at * 31) % 251));
  const whole = await sharp(pixels, { raw }).toFormat(format).toBuffer();
  await writeFile(file, whole);
  expect(Buffer.from((await readStored(file)) ?? []).equals(whole)).toBe(true);
  for (const length of [0, 11, 300, whole.length - 1]) {
    await writeFile(file, whole.subarray(0, length));
    expect({ length, read: await readStored(file) }).toEqual({ length, read: undefined });
  }
  await writeFile(file, Buffer.alloc(whole.length));
  expect(await readStored(file)).toBeUndefined();
  const other = await sharp(whole)
    .toFormat(format === "png" ? "webp" : "png")
    .toBuffer();
  for (const content of [other, await sharp(whole).jpeg().toBuffer(), "no picture, but long enough"]) {
    await writeFile(file, content);
    expect(await readStored(file)).toBeUndefined();
  }
  await rm(file);
  await mkdir(file);
  expect(await readStored(file)).toBeUndefined();
});
