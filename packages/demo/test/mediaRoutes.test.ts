import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictureUrl } from "@sundry/server/pictures";
import { catalogue, openStudio, temporaryFolder, useStudio } from "./studio.ts";

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

describe("a picture over HTTP", () => {
  test("comes as WebP that may be kept for a year and is never sniffed", async () => {
    const { get } = await openStudio();
    const response = await get(pictureUrl.goods("4012", "1"));
    const bytes = await bytesOf(response);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(bytes.byteLength),
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 480, height: 480, hasAlpha: false });
  });

  test("is not sent again to a browser that has it", async () => {
    const { get } = await openStudio();
    const etag = (await get(pictureUrl.art("tools"))).headers.get("etag") ?? "";
    const again = await get(pictureUrl.art("tools"), { headers: { "if-none-match": `"other", W/${etag}` } });
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("of campaign art is transparent", async () => {
    const { get } = await openStudio();
    for (const url of [pictureUrl.art("points"), pictureUrl.art("rain")]) {
      const { data, info } = await sharp(await bytesOf(await get(`${url}&w=96`)))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.channels, data[3]], url).toEqual([96, 4, 0]);
    }
  });

  test("keeps the proportions of campaign art", async () => {
    const { get } = await openStudio();
    const bytes = await bytesOf(await get(`${pictureUrl.art("rain")}&w=160`));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, height: 117 });
  });
});

describe("the width of a picture", () => {
  // One studio for all: each would start drawing threads of its own.
  const studio = useStudio();

  test.each([
    ["64", 64],
    ["65", 96],
    ["100", 128],
    ["1280", 1280],
    ["1281", 480],
    ["999999999999", 480],
    ["0", 480],
    ["-320", 480],
    ["NaN", 480],
    ["1e2", 480],
    ["", 480],
    ["%00", 480],
  ])("asked as %j is %i px", async (asked, width) => {
    const bytes = await bytesOf(await studio.get(`${pictureUrl.art("tools")}&w=${asked}`));
    expect((await sharp(bytes).metadata()).width).toBe(width);
  });
});

describe("an address without a picture", () => {
  test.each([
    "/media/goods/9999/1.webp",
    "/media/goods/4012/6.webp",
    "/media/goods/4012/colour-teal.webp",
    "/media/goods/4012/colour-__proto__.webp",
    "/media/goods/__proto__/1.webp",
    "/media/goods/constructor/1.webp",
    "/media/goods/4012/1.png",
    "/media/goods/4012",
    "/media/goods/..%2f..%2fpackage.json/1.webp",
    "/media/goods/4012/..%2f..%2f..%2fetc%2fpasswd.webp",
    "/media/art/..%2frain.webp",
    "/media/art/nothing.webp",
    "/media/art/toString.webp",
    "/media/art/%E0%A4%A.webp",
    "/media/",
  ])("%s answers 404 and composes nothing", async (path) => {
    const { get, composer } = await openStudio();
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "There is no such picture." });
    expect(composer.jobs).toEqual([]);
  });
});

describe("the kept pictures", () => {
  test("visitors who ask for the same picture at once share one composition", async () => {
    const { get, composer } = await openStudio();
    const url = `${pictureUrl.goods("4013", "1")}&w=160`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(url)));
    expect(new Set(answers.map((answer) => answer.headers.get("etag"))).size).toBe(1);
    expect(composer.jobs).toHaveLength(1);
  });

  test("survive a restart, and leave no drafts behind", async () => {
    const cacheDir = await temporaryFolder();
    const url = `${pictureUrl.goods("4012", "colour-navy")}&w=128`;
    const before = await openStudio({ cacheDir });
    const first = await bytesOf(await before.get(url));
    const after = await openStudio({ cacheDir });
    expect(await bytesOf(await after.get(url))).toEqual(first);
    expect([before.composer.jobs.length, after.composer.jobs.length]).toEqual([1, 0]);
    const files = (await readdir(cacheDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.webp$/)]);
  });

  test("are shown even if none can be stored", async () => {
    const cacheDir = join(await temporaryFolder(), "file");
    await writeFile(cacheDir, "a");
    const { get } = await openStudio({ cacheDir });
    const url = `${pictureUrl.art("tools")}&w=64`;
    expect([(await get(url)).status, (await get(url)).status]).toEqual([200, 200]);
  });

  test("are the same bytes wherever they are composed, and different for every slot", async () => {
    const slots = [
      "1",
      "2",
      "3",
      "4",
      "5",
      ...(catalogue["4012"]?.colours ?? []).map((key) => `colour-${key}` as const),
    ] as const;
    const [one, other] = [await openStudio(), await openStudio()];
    const etags = async ({ get }: typeof one) =>
      Promise.all(
        slots.map(async (slot) => (await get(`${pictureUrl.goods("4012", slot)}&w=160`)).headers.get("etag")),
      );
    const [here, there] = [await etags(one), await etags(other)];
    expect(here).toEqual(there);
    expect(new Set(here).size).toBe(slots.length);
  });
});
