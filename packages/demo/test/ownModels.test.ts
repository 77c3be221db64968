import { readdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { colours } from "../src/colours.ts";
import { dyedLight, dyeModel } from "../src/pictures/dye.ts";
import { parseHex } from "../src/pictures/rgb.ts";
import { toLinear } from "../src/pictures/linearLight.ts";
import type { OwnModelName } from "../src/pictures/ownModels.ts";
import { canStand, isOwnModel, modelFiles, modelSide, ownModels } from "../src/pictures/ownModels.ts";
import { renderScene } from "../src/pictures/renderScene.ts";

const names = Object.keys(ownModels) as OwnModelName[];
const dyeable = names.filter((name) => ownModels[name].colour !== undefined);
const kilobyte = 1024;

async function decoded(name: OwnModelName) {
  const { picture, map } = modelFiles(name);
  return {
    pixels: await sharp(picture).resize(256).ensureAlpha().raw().toBuffer(),
    map: await sharp(map).resize(256).removeAlpha().raw().toBuffer(),
  };
}

/** CIE L*a*b* of an sRGB colour, for a D65 white. */
function lab(rgb: readonly number[]): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = rgb.map((level) => toLinear(Math.round(level)));
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/**
 * The median colour, by channel, of the dyed pixels that reflect as much light as `dyedLight` measured, give or take a
 * fifth, and how many in a hundred they are. Where the surface mirrors the lamp, its colour is the lamp's.
 */
function litColour(plain: Uint8Array, map: Uint8Array, light: number, dyed: Uint8Array) {
  const lit: (readonly number[])[] = [];
  let all = 0;
  for (let i = 0, m = 0; i < plain.length; i += 4, m += 3) {
    if ((map[m] ?? 0) < 230 || (plain[i + 3] ?? 0) < 200) continue;
    all++;
    const matte = toLinear(plain[i + 1] ?? 0) - toLinear(map[m + 1] ?? 0);
    if ((map[m + 1] ?? 0) < 60 && Math.abs(matte / light - 1) < 0.2) lit.push([...dyed.subarray(i, i + 3)]);
  }
  const median = [0, 1, 2].map((channel) => lit.map((rgb) => rgb[channel] ?? 0).sort((a, b) => a - b)[lit.length >> 1]);
  return { colour: median.map((level) => level ?? 0), share: (100 * lit.length) / all };
}

describe("the models of our own", () => {
  test("each have a picture of full size and a map of its dyed parts, and no file is left over", async () => {
    for (const name of names) {
      const { picture, map } = modelFiles(name);
      const [seen, mask] = await Promise.all([sharp(picture).metadata(), sharp(map).metadata()]);
      expect([seen.width, seen.height, seen.hasAlpha], name).toEqual([modelSide, modelSide, true]);
      expect([mask.width, mask.height], name).toEqual([modelSide, modelSide]);
    }
    const files = await readdir(dirname(modelFiles("mug").picture));
    expect(files.sort()).toEqual(names.flatMap((name) => [`${name}.dye.webp`, `${name}.webp`]).sort());
  });

  test("weigh at most 110 KB each and 32 MB together", async () => {
    const weights = await Promise.all(
      names.map(async (name) => {
        const sizes = await Promise.all(Object.values(modelFiles(name)).map(async (file) => (await stat(file)).size));
        return sizes.reduce((sum, size) => sum + size, 0);
      }),
    );
    expect(names.filter((_name, n) => (weights[n] ?? 0) > 110 * kilobyte)).toEqual([]);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(32 * kilobyte * kilobyte);
  });

  test.each(dyeable)("%s comes out in the colour it is dyed in", async (name) => {
    const { pixels, map } = await decoded(name);
    const light = dyedLight(pixels, map);
    for (const key of ["scarlet", "navy", "mint", "mustard", "pearl", "charcoal"] as const) {
      const { colour, share } = litColour(pixels, map, light, dyeModel(pixels, map, light, colours[key].hex));
      expect(share, key).toBeGreaterThan(8);
      const [l, a, b] = lab(colour);
      const [aimL, aimA, aimB] = lab(parseHex(colours[key].hex));
      expect(Math.hypot(l - aimL, a - aimA, b - aimB), key).toBeLessThan(12);
    }
  });

  test.each(dyeable)("the parts of %s that aren't dyed keep their colour", async (name) => {
    const { pixels, map } = await decoded(name);
    const dyed = dyeModel(pixels, map, dyedLight(pixels, map), colours.scarlet.hex);
    const changed = Array.from({ length: map.length / 3 }, (_unused, n) => n).filter(
      (n) => (map[n * 3] ?? 0) < 3 && [0, 1, 2, 3].some((channel) => dyed[n * 4 + channel] !== pixels[n * 4 + channel]),
    );
    expect(changed).toEqual([]);
  });

  test("are known by name; unknown names are refused", async () => {
    expect([isOwnModel("open-umbrella"), canStand("open-umbrella"), canStand("ruler")]).toEqual([true, true, false]);
    expect([isOwnModel("no-such-model"), isOwnModel("constructor"), isOwnModel("../mug")]).toEqual([
      false,
      false,
      false,
    ]);
    const scene = {
      width: 100,
      height: 100,
      objects: [{ model: "no-such-model", x: 0.5, y: 0.5, size: 0.5, rest: "air" }],
    } as const;
    // @ts-expect-error Data may be older than the models.
    await expect(renderScene(scene, 100)).rejects.toThrow(/no-such-model/);
  });
});
