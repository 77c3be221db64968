/**
 * Makes a folder of products for measuring an import: `node packages/server/bench/importFolder.ts FOLDER 50000`. Every
 * product is a row with a photo of its own.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import sharp from "sharp";

const [folder = "products", count = "50000"] = process.argv.slice(2);
const side = 800;

/** Photos that compress like real ones: soft shapes with a little noise. */
async function pattern(number: number): Promise<Buffer> {
  const hue = (number * 37) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 88%)"/><circle cx="400" cy="430" r="250" fill="hsl(${(hue + 180) % 360} 60% 45%)"/></svg>`;
  const noise = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: "grey",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: noise, blend: "soft-light" }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

await mkdir(join(folder, "photos"), { recursive: true });
const patterns = await Promise.all(Array.from({ length: 20 }, (_, number) => pattern(number)));
const total = Number(count);
const rows: string[][] = [];
for (let at = 0; at < total; at += 1) {
  const photo = `photos/${at}.jpg`;
  // Bytes after the end of a JPEG are ignored, so every file is another one and takes as long to decode.
  await writeFile(
    join(folder, photo),
    Buffer.concat([patterns[at % patterns.length] ?? Buffer.of(), Buffer.from(String(at))]),
  );
  const body = `<p>Sample ${at}, of steel and beech, for a kitchen of any size.</p><ul><li>20 cm</li><li>Dishwasher safe</li></ul>`;
  const shelf = `Home & Garden > Kitchen & Dining > Shelf ${at % 60}`;
  rows.push([
    `sample-${at}`,
    `Kitchen sample number ${at}`,
    `厨房样品 ${at} 号`,
    body,
    `Brand ${at % 200}`,
    shelf,
    "kitchen, steel",
    `S-${at}`,
    "250",
    "100",
    "12.50",
    "15.00",
    photo,
    "1",
    "active",
  ]);
}
const headings = [
  "Handle",
  "Title",
  "Title (zh)",
  "Body (HTML)",
  "Vendor",
  "Product Category",
  "Tags",
  "Variant SKU",
  "Variant Grams",
  "Variant Inventory Qty",
  "Variant Price",
  "Variant Compare At Price",
  "Image Src",
  "Image Position",
  "Status",
];
await writeFile(join(folder, "products.csv"), stringify([headings, ...rows]));
