/** Joins what render.py wrote: `node pack.ts RENDERED`. Each model becomes NAME.webp and NAME.dye.webp. */
import { mkdirSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { fromLinear, toLinear } from "../src/pictures/linearLight.ts";

const rendered = process.argv[2] ?? "";
const out = process.argv[3] ?? join(import.meta.dirname, "..", "src", "pictures", "objects");
/** Bytes of a model, picture and map together. */
const most = 88 * 1024;
const plain = /^([a-z-]+)\.png$/;

mkdirSync(out, { recursive: true });
for (const file of readdirSync(rendered)) {
  const name = plain.exec(file)?.[1];
  if (name === undefined) continue;
  const picture = sharp(join(rendered, file)).median(3);
  const { data, info } = await picture
    .ensureAlpha()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const share = await grey(join(rendered, `${name}.dyed.png`));
  const shine = await grey(join(rendered, `${name}.shine.png`));
  const dye = new Uint8Array(info.width * info.height * 3);
  for (let i = 0; i < info.width * info.height; i++) {
    const alpha = (data[i * 4 + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    // Both passes are weighted by how much of the pixel is covered.
    dye[i * 3] = Math.min(255, Math.round((255 * toLinear(share[i] ?? 0)) / alpha));
    dye[i * 3 + 1] = fromLinear(Math.min(1, toLinear(shine[i] ?? 0) / alpha));
  }
  const size = { width: info.width, height: info.height };
  const map = await sharp(dye, { raw: { ...size, channels: 3 } })
    .webp({ quality: 65, effort: 6 })
    .toBuffer();
  const bytes = await lightEnough(data, size, most - map.length);
  await Promise.all([writeFile(join(out, `${name}.webp`), bytes), writeFile(join(out, `${name}.dye.webp`), map)]);
  console.info(`${name}: ${Math.round(bytes.length / 1024)} + ${Math.round(map.length / 1024)} KB`);
}

async function grey(file: string): Promise<Uint8Array> {
  return sharp(file).median(3).toColourspace("b-w").raw({ depth: "uchar" }).toBuffer();
}

/** As good as fits: only glass, fine weaves and threads need less than quality 92. */
async function lightEnough(data: Uint8Array, size: { width: number; height: number }, bytes: number) {
  for (let quality = 92; ; quality -= 4) {
    const made = await sharp(data, { raw: { ...size, channels: 4 } })
      .webp({ quality, alphaQuality: quality + 3, effort: 6 })
      .toBuffer();
    if (made.length <= bytes || quality < 50) return made;
  }
}
