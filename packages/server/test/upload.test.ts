import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { file as uploadFile } from "@sundry/api/contract/upload";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { uploads } from "#server/db/schema/upload.ts";
import { readBucketSettings } from "#server/media/bucketSettings.ts";
import { uploadStoreOf } from "#server/media/uploadStore.ts";
import { ownPhotos } from "#server/modules/platform/upload/service.ts";
import { buyer, refusalOf, sentenceOf, type TestBuyer } from "./buyers.ts";
import { openBucket } from "./support/bucket.ts";
import { useShop } from "./support/shop.ts";

const dataDir = await mkdtemp(join(tmpdir(), "sundry-uploads-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = useShop({ dataDir });

const plain = { create: { width: 2400, height: 1200, channels: 3, background: "#c33" } } as const;
/** A photo as a camera makes it: rotated, with a location and a name in it. */
const fromCamera = () =>
  sharp(plain)
    .jpeg()
    .withExif({ IFD0: { Artist: "Mei Tanaka" }, IFD3: { GPSLatitude: "29/1 18/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
const asFile = (bytes: Uint8Array | string, name = "photo.jpg", type = "image/jpeg") =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type });
const send = ({ client }: TestBuyer, file: File) => client.send(uploadFile, { file });

describe("an uploaded photo", () => {
  test("[MC-06] is encoded again: upright, at most 1600 px, without its location", async () => {
    const address = await send(await buyer(shop), asFile(await fromCamera()));
    expect(address).toMatch(/^\/media\/uploads\/[0-9a-f]{40}\.webp$/);
    const answer = await shop.app.request(address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const kept = await sharp(await answer.arrayBuffer()).metadata();
    expect(kept).toMatchObject({ format: "webp", width: 800, height: 1600 });
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
  });

  test("[MC-06] is available in smaller widths, and never sent again to a browser that has it", async () => {
    const address = await send(await buyer(shop), asFile(await fromCamera()));
    const narrow = await shop.app.request(`${address}?w=100`);
    expect(await sharp(await narrow.arrayBuffer()).metadata()).toMatchObject({ width: 128, height: 256 });
    const etag = narrow.headers.get("etag") ?? "";
    const again = await shop.app.request(`${address}?w=100`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  test("[MC-06] is stored once, with a record of every buyer who uploaded it", async () => {
    const picture = asFile(
      await sharp({ create: { ...plain.create, background: "#07a" } })
        .png()
        .toBuffer(),
    );
    const [mei, jonas] = [await buyer(shop), await buyer(shop)];
    const address = await send(mei, picture);
    expect(await send(jonas, picture)).toBe(address);
    const name = address.split("/").at(-1) ?? "";
    expect(await readdir(join(dataDir, "uploads", name.slice(0, 2)))).toContain(name);
    const owners = (await shop.database.db.select().from(uploads)).filter((row) => row.name === name);
    expect(owners.map(({ memberId }) => memberId).sort()).toEqual([mei.id, jonas.id].sort());
  });
});

describe("refused uploads", () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const program = new Uint8Array([
    0x4d,
    0x5a,
    0x90,
    0,
    3,
    0,
    0,
    0,
    4,
    0,
    0,
    0,
    0xff,
    0xff,
    ...Array.from({ length: 500 }, () => 0),
  ]);
  const page = "<!doctype html><script>alert(1)</script>";

  test.each([
    ["a drawing with a script", asFile(script, "flower.svg", "image/svg+xml"), 1010],
    ["a drawing that calls itself a photo", asFile(script), 1010],
    ["a renamed program", asFile(program), 1010],
    ["a page that calls itself a photo", asFile(page, "photo.png", "image/png"), 1010],
    ["the beginning of a photo", asFile(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])), 1005],
    ["an empty file", asFile(""), 1011],
  ])("[MC-06] %s", async (_, file, code) => {
    expect(await refusalOf(send(await buyer(shop), file))).toBe(code);
  });

  test("[MC-06] a photo of 50 MB, and one byte over 10 MB", async () => {
    const mei = await buyer(shop);
    expect(await refusalOf(send(mei, asFile(new Uint8Array(50 * 1024 * 1024))))).toBe(413);
    expect(await sentenceOf(send(mei, asFile(new Uint8Array(10 * 1024 * 1024 + 1))))).toContain("10 MB");
  });

  test("[MC-06] a small file that decodes to more pixels than any camera has", async () => {
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(await refusalOf(send(await buyer(shop), asFile(huge)))).toBe(1005);
  });

  test("[MC-06] a call without a file, and one without a buyer", async () => {
    const { client } = await buyer(shop);
    expect(await refusalOf(client.send(uploadFile, { directoryPath: "faces" }))).toBe(1011);
    const form = new FormData();
    form.append("file", asFile(await fromCamera()));
    expect((await shop.app.request("/api/upload/file", { method: "POST", body: form })).status).toBe(403);
  });

  test("[MC-06] more than sixty within ten minutes", async () => {
    const mei = await buyer(shop);
    const at = new Date(shop.clock.at);
    const rows = Array.from({ length: 60 }, (_, n) => ({
      id: `many${n}`,
      memberId: mei.id,
      name: "x",
      bytes: 1,
      createdAt: at,
    }));
    await shop.database.db.insert(uploads).values(rows);
    const photo = asFile(await fromCamera());
    expect(await refusalOf(send(mei, photo))).toBe(1003);
    shop.clock.at += 10 * 60_000;
    expect(await refusalOf(send(mei, photo))).toBe(0);
  });

  test("[MC-06] an address that is not ours", async () => {
    for (const path of [
      "/media/uploads/passwd",
      "/media/uploads/..%2f..%2fpostgres.json",
      `/media/uploads/${"0".repeat(40)}.webp`,
    ])
      expect((await shop.app.request(path)).status, path).toBe(404);
  });
});

test.each(["宽", "%F0%9F%A7%B5", "9999999", "-1", "1e3", ""])(
  "[MC-06] a photo requested in the width %j is sent in an available one",
  async (width) => {
    const address = await send(await buyer(shop), asFile(await fromCamera()));
    const response = await shop.app.request(`${address}?w=${encodeURI(width)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toMatch(/^"[0-9a-f]{40}480"$/);
  },
);

test("[MC-06] a buyer can use only photos that they uploaded", async () => {
  const [mei, jonas] = [await buyer(shop), await buyer(shop)];
  const address = await send(mei, asFile(await fromCamera()));
  const { db } = shop.database;
  const check = (memberId: string, joined: string, max = 9) =>
    db
      .transaction((tx) => ownPhotos(tx, memberId, joined, max))
      .then(
        (found) => found.length,
        (refusal: unknown) => (refusal as { code: number }).code,
      );
  expect(await check(mei.id, address)).toBe(1);
  expect(await check(mei.id, "")).toBe(0);
  expect(await check(jonas.id, address)).toBe(4002);
  expect(await check(mei.id, "https://elsewhere.example/track.gif")).toBe(4002);
  expect(await check(mei.id, `${address},${address}`, 1)).toBe(4002);
});

test("[MC-06] a bucket stores the photos if one is configured, and its failure is reported", async () => {
  const bucket = await openBucket("127.0.0.1");
  const { held, seen } = bucket;
  try {
    const uploadBucket = readBucketSettings({
      SUNDRY_S3_ENDPOINT: `${bucket.endpoint}/`,
      SUNDRY_S3_BUCKET: "sundry",
      SUNDRY_S3_ACCESS_KEY_ID: "key",
      SUNDRY_S3_SECRET_ACCESS_KEY: "secret",
    });
    const store = uploadStoreOf({ dataDir, uploadBucket });
    await store.keep("a.webp", new Uint8Array([1, 2]));
    expect([...held.keys()]).toEqual(["/sundry/uploads/a.webp"]);
    expect(seen[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//);
    expect(await store.read("a.webp")).toEqual(new Uint8Array([1, 2]));
    expect(await store.read("b.webp")).toBeUndefined();
    // The answer of a bucket that we may not list.
    expect(await store.read("unlisted.webp")).toBeUndefined();
    const scans = uploadStoreOf({ dataDir, uploadBucket }, "private");
    await scans.keep("a.webp", new Uint8Array([3]));
    expect([...held.keys()]).toEqual(["/sundry/uploads/a.webp", "/sundry/private/a.webp"]);
    await store.remove("a.webp");
    await store.remove("b.webp");
    expect([...held.keys()]).toEqual(["/sundry/private/a.webp"]);
    bucket.refuse();
    await expect(scans.remove("a.webp")).rejects.toThrow("401");
    await expect(store.keep("c.webp", new Uint8Array([3]))).rejects.toThrow("401");
    await expect(store.read("a.webp")).rejects.toThrow("401");
  } finally {
    bucket.close();
  }
  expect(() => readBucketSettings({ SUNDRY_S3_ENDPOINT: "https://s3.example.com" })).toThrow("SUNDRY_S3_BUCKET");
});
