import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { inRoot } from "../run/root.ts";
import { drawn, iconFolder, iconPictures } from "./pictures.ts";

const pixels = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();
const manifest = JSON.parse(await readFile(inRoot(iconFolder, "manifest.webmanifest"), "utf8")) as {
  icons: { src: string; type: string; sizes: string; purpose: string }[];
};

test.each(iconPictures)(
  "[HM-11] $file is the drawing of today; else run `node scripts/bootstrap.mjs icons`",
  async (picture) => {
    const kept = await readFile(inRoot(iconFolder, picture.file));
    expect(await sharp(kept).metadata()).toMatchObject({ format: "png", width: picture.side, height: picture.side });
    // Pixels, because another version of the library may write other bytes.
    expect((await pixels(kept)).equals(await pixels(await drawn(picture)))).toBe(true);
  },
);

test("[HM-11] the manifest has PNG icons of 192 and 512 px and one that may be cut, each in the size it says", async () => {
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(inRoot(iconFolder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("[HM-11] icons that a system cuts have no clear pixel", async () => {
  for (const file of ["apple-touch-icon.png", "icon-maskable-512.png"])
    expect([file, (await sharp(inRoot(iconFolder, file)).stats()).isOpaque]).toEqual([file, true]);
});

test("[HM-11] the page names the icon of iOS", async () => {
  const page = await readFile(inRoot("packages/storefront/index.html"), "utf8");
  expect(page).toContain('<link rel="apple-touch-icon" href="./apple-touch-icon.png" />');
});
