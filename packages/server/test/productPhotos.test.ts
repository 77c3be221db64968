import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { skuDetail } from "@sundry/api/contract/goods";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { ownShop, writeCsv } from "./support/ownShop.ts";
import { crate, found, withFiles } from "./support/products.ts";

describe("photos of goods", () => {
  test("[OS-02] are served in the shop's widths, as AVIF to browsers that accept it, without what the camera added", async () => {
    const shop = await ownShop();
    await withFiles(shop);
    await shop.import();
    const card = await found(shop, "enamel");
    const address = card.thumbnail ?? "";
    expect(address).toMatch(/^\/media\/photos\/[0-9a-f]{40}\.webp\?w=480$/);
    const [path = ""] = address.split("?");
    const avif = await shop.app.request(`${path}?w=200`, { headers: { accept: "image/avif,image/webp,*/*" } });
    expect(Object.fromEntries(avif.headers)).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      vary: expect.stringMatching(/accept/i),
      "x-content-type-options": "nosniff",
    });
    const small = await sharp(await avif.arrayBuffer()).metadata();
    expect([small.width, small.height, small.exif]).toEqual([240, 160, undefined]);
    const webp = await shop.app.request(path);
    expect(await sharp(await webp.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 480 });
    const etag = webp.headers.get("etag") ?? "";
    expect((await shop.app.request(path, { headers: { "if-none-match": etag } })).status).toBe(304);
    const odd = ["/media/photos/none.webp", `/media/photos/${"0".repeat(40)}.webp`, "/media/photos/%2e%2e%2fa.webp"];
    for (const each of odd) expect([each, (await shop.app.request(each)).status]).toEqual([each, 404]);

    const page = await shop.visit().send(skuDetail, { goodsId: card.goodsId, skuId: card.id });
    expect(page.data.goodsGalleryList).toHaveLength(2);
    const blueSku = page.specs.find(({ specValues }) => specValues[0]?.specValue === "Blue")?.skuId ?? "";
    const other = await shop.visit().send(skuDetail, { goodsId: card.goodsId, skuId: blueSku });
    expect(other.data.goodsGalleryList).toHaveLength(3);
  });

  test("[OS-02] at addresses are fetched once; what does not answer is refused with its line", async () => {
    const shop = await ownShop();
    await withFiles(shop, []);
    const photo = await readFile(join(shop.folder, "photos/blue.jpg"));
    const asked: string[] = [];
    const server = createServer((request, answer) => {
      asked.push(request.url ?? "");
      answer.statusCode = request.url === "/blue.jpg" ? 200 : 404;
      answer.end(request.url === "/blue.jpg" ? photo : "");
    }).listen(0);
    onTestFinished(() => void server.close());
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const second = { Handle: "crate", "Image Src": `${base}/none.jpg` };
    await writeCsv(shop.folder, [
      { ...crate, "Image Src": `${base}/blue.jpg` },
      second,
      { ...second, "Image Src": "file:///etc/passwd" },
    ]);
    expect(await shop.import()).toEqual({
      problems: [
        `products.csv line 3, Image Src: ${base}/none.jpg: the address answers 404.`,
        "products.csv line 4, Image Src: file:///etc/passwd: the address must begin with https://.",
      ],
    });
    await writeCsv(shop.folder, [{ ...crate, "Image Src": `${base}/blue.jpg` }]);
    expect(await shop.import()).toMatchObject({ added: 1, freshPhotos: 1 });
    const before = asked.length;
    expect(await shop.import()).toMatchObject({ added: 0, changed: 0, freshPhotos: 0 });
    expect(asked.length).toBe(before);
  });

  test("[OS-02] are kept in a bucket, too", async () => {
    const kept = new Map<string, Buffer>();
    const types: unknown[] = [];
    const bucket = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        if (request.method === "PUT") {
          kept.set(request.url ?? "", Buffer.concat(parts));
          types.push(request.headers["content-type"]);
          answer.end();
        } else {
          const bytes = kept.get(request.url ?? "");
          answer.statusCode = bytes ? 200 : 404;
          answer.end(bytes);
        }
      });
    }).listen(0);
    onTestFinished(() => void bucket.close());
    const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
    const uploadBucket = { endpoint, bucket: "b", region: "auto", accessKeyId: "k", secretAccessKey: "s" };
    const shop = await ownShop({ uploadBucket });
    await withFiles(shop, [{ ...crate, "Image Src": "photos/blue.jpg" }]);
    await shop.import();
    const [[place, bytes] = []] = kept;
    expect(place).toMatch(/^\/b\/photos\/[0-9a-f]{40}\.original$/);
    expect(bytes?.equals(await readFile(join(shop.folder, "photos/blue.jpg")))).toBe(true);
    const { thumbnail } = await found(shop, "crate");
    expect((await shop.app.request(thumbnail ?? "")).status).toBe(200);
    expect([...kept.keys()]).toContainEqual(expect.stringMatching(/^\/b\/photo-widths\/[0-9a-f]{40}-480\.webp$/));
    expect(types).toEqual(["image/jpeg", "image/webp"]);
  });
});
