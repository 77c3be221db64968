import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { skuDetail } from "@sundry/api/contract/goods";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { shopCommand } from "./support/backups.ts";
import { ownShop, writeCsv } from "./support/ownShop.ts";
import { crate, found, told, withFiles } from "./support/products.ts";

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

  test.each([
    ["cut off", (whole: Buffer) => whole.subarray(0, 300)],
    ["without its end", (whole: Buffer) => whole.subarray(0, -2)],
    ["with zeros instead of its end", (whole: Buffer) => Buffer.from(whole).fill(0, whole.length - 200)],
    [
      "with one wrong byte",
      (whole: Buffer) => Buffer.from(whole).fill(0x55, whole.length >> 1, (whole.length >> 1) + 1),
    ],
    ["of zeros", (whole: Buffer) => Buffer.alloc(whole.length)],
    ["of another photo", () => Buffer.from("something else")],
  ])("[OS-02] a stored JPEG %s is missing, in every width, until it is there again", async (_, damaged) => {
    const shop = await ownShop();
    await withFiles(shop, [{ ...crate, "Image Src": "photos/blue.jpg" }]);
    await shop.import();
    const [path = ""] = ((await found(shop, "crate")).thumbnail ?? "").split("?");
    const digest = /[0-9a-f]{40}/.exec(path)?.[0] ?? "";
    const file = join(shop.dataDir, "photos", digest.slice(0, 2), `${digest}.original`);
    const whole = await readFile(file);
    await writeFile(file, damaged(whole));
    for (const query of ["", "?w=80", "?w=1280"]) {
      const answer = await shop.app.request(`${path}${query}`);
      expect([query, answer.status, answer.headers.get("cache-control")]).toEqual([query, 404, "no-store"]);
    }
    await writeFile(file, whole);
    expect((await shop.app.request(path)).status).toBe(200);
  });

  test("[OS-02] in the folder are found by a path as pages or Windows write it, and never outside the folder", async () => {
    const shop = await ownShop();
    await withFiles(shop, []);
    await writeFile(
      join(shop.folder, "photos", "dark blue.jpg"),
      await readFile(join(shop.folder, "photos", "blue.jpg")),
    );
    const names = ["/photos/dark%20blue.jpg", "./photos/dark blue.jpg", "\\photos\\dark blue.jpg", "../../etc/passwd"];
    await writeCsv(
      shop.folder,
      [...names, "%2e%2e/%2e%2e/etc/passwd", "/etc/passwd"].map((name, at) => ({
        ...crate,
        Handle: `crate-${at}`,
        "Image Src": name,
      })),
    );
    const missing = "there is no such file in the folder.";
    expect(told(await shop.import({ stock: 1 }))).toEqual([
      `partLeftOut products.csv line 5, crate-3, Image Src: the photo was left out. ../../etc/passwd: ${missing}`,
      `partLeftOut products.csv line 6, crate-4, Image Src: the photo was left out. %2e%2e/%2e%2e/etc/passwd: ${missing}`,
      `partLeftOut products.csv line 7, crate-5, Image Src: the photo was left out. /etc/passwd: ${missing}`,
    ]);
  });

  test("[OS-02] that lack their last bytes are left out by the import, and told", async () => {
    const shop = await ownShop();
    await withFiles(shop, []);
    // So many details that a small copy of it leaves the last bytes out.
    const raw = { width: 1200, height: 900, channels: 3 } as const;
    const pixels = Buffer.from(Array.from({ length: 1200 * 900 * 3 }, (_, at) => (at * at * 31) % 251));
    const whole = await sharp(pixels, { raw }).jpeg({ quality: 85 }).toBuffer();
    await writeFile(join(shop.folder, "photos/cut.jpg"), whole.subarray(0, -200));
    await writeCsv(shop.folder, [{ ...crate, "Image Src": "photos/cut.jpg" }]);
    expect(told(await shop.import()).filter((line) => line.startsWith("partLeftOut"))).toEqual([
      "partLeftOut products.csv line 2, crate, Image Src: the photo was left out. photos/cut.jpg: the photo is damaged or has more than 60 million pixels.",
    ]);
  });

  test("[OS-02] at addresses are fetched once; what does not answer is left out and told", async () => {
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
      { ...second, "Image Src": "//127.0.0.1:1/a.jpg" },
    ]);
    const first = await shop.import();
    expect(told(first).filter((line) => line.startsWith("partLeftOut"))).toEqual([
      `partLeftOut products.csv line 3, crate, Image Src: the photo was left out. ${base}/none.jpg: the address answers 404.`,
      "partLeftOut products.csv line 4, crate, Image Src: the photo was left out. file:///etc/passwd: the address must begin with https://.",
      "partLeftOut products.csv line 5, crate, Image Src: the photo was left out. //127.0.0.1:1/a.jpg: nothing answers at the address.",
    ]);
    expect(first).toMatchObject({ added: 1, freshPhotos: 1 });
    await writeCsv(shop.folder, [{ ...crate, "Image Src": `${base}/blue.jpg` }]);
    expect(await shop.import()).toMatchObject({ added: 0, changed: 0, freshPhotos: 0 });
    const before = asked.length;
    expect(await shop.import()).toMatchObject({ added: 0, changed: 0, freshPhotos: 0 });
    expect(asked.length).toBe(before);
  });

  test("[OS-02] in descriptions are fetched, kept and served like others; what embeds a site becomes a link", async () => {
    const shop = await ownShop();
    await withFiles(shop, []);
    const photo = await readFile(join(shop.folder, "photos/blue.jpg"));
    const server = createServer((_, answer) => void answer.end(photo)).listen(0);
    onTestFinished(() => void server.close());
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const body =
      `<p>Sizes:</p><img src="${base}/size.png?v=1" alt="Size guide"><img src="photos/white.jpg"><img src="photos/no.jpg">` +
      '<iframe src="https://www.youtube.com/embed/abc" allowfullscreen></iframe><table style="width:99px"><tr><td>A</td></tr></table>';
    await writeCsv(shop.folder, [{ ...crate, "Variant Inventory Qty": "5", "Body (HTML)": body }]);
    const result = await shop.import();
    expect(told(result)).toEqual([
      "partLeftOut products.csv line 2, crate, Body (HTML): the photo was left out. photos/no.jpg: there is no such file in the folder.",
      "changed products.csv line 2, crate, Body (HTML): what embeds another site became a link to it.",
    ]);
    const { goodsId, id } = await found(shop, "crate");
    const { intro = "" } = (await shop.visit().send(skuDetail, { goodsId, skuId: id })).data;
    const addresses = [...(intro ?? "").matchAll(/src="([^"]+)"/g)].map(([, address = ""]) => address);
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      expect(address).toMatch(/^\/media\/photos\/[0-9a-f]{40}\.webp\?w=960$/);
      expect((await shop.app.request(address)).status).toBe(200);
    }
    expect(intro).toContain('<a href="https://www.youtube.com/watch?v=abc">www.youtube.com</a>');
    expect(intro).toContain('alt="Size guide"');

    const out = join(shop.folder, "out");
    expect(await shopCommand(shop.env, "export", out)).toMatchObject({ done: true });
    expect(await readFile(join(out, "products.csv"), "utf8")).toMatch(/src=""photos\/[0-9a-f]{40}\.jpg""/);
    expect(await shopCommand(shop.env, "import", out)).toMatchObject({
      done: true,
      output: expect.stringContaining("0 added, 0 changed"),
    });
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
