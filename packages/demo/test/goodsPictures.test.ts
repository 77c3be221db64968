import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { ColourKey } from "../src/colours.ts";
import { colours } from "../src/colours.ts";
import { campaignArt } from "../src/pictures/campaignArt.ts";
import type { GoodsPicture, GoodsSubject } from "../src/pictures/goodsPictures.ts";
import { goodsPictures } from "../src/pictures/goodsPictures.ts";
import { deepGroundKeys, groundHex } from "../src/pictures/grounds.ts";
import { hueTurn, parseHex, rgbToHsv } from "../src/pictures/hsv.ts";
import { isObject } from "../src/pictures/ownModels.ts";
import { mainTone } from "../src/pictures/recolour.ts";
import { renderScene } from "../src/pictures/renderScene.ts";
import type { Scene } from "../src/pictures/scene.ts";
import { canStand } from "../src/pictures/standingObjects.ts";

function goods(goodsKey: string, object: string, ofColours: readonly ColourKey[], recolour = true): GoodsSubject {
  return { goodsKey, subject: { object, recolour, companions: ["1f381", "1f527"] }, colours: ofColours };
}

const manyTeapots = Array.from({ length: 600 }, (_unused, n) =>
  goodsPictures(goods(`teapot-${n}`, "1fad6", ["rose", "teal"])),
);

function recipeOf({ objects, plinth, floor }: Scene): "plinth" | "stand" | "lot" | "flat" {
  if (plinth !== undefined) return "plinth";
  if (floor !== undefined) return "stand";
  return objects.length > 3 ? "lot" : "flat";
}

function share(of: readonly GoodsPicture[][], fits: (main: Scene) => boolean): number {
  return of.filter(([main]) => main !== undefined && fits(main.scene)).length / of.length;
}

describe("the plan of a goods", () => {
  test("is the same every time and differs between goods", () => {
    const plan = (key: string) => JSON.stringify(goodsPictures(goods(key, "1f392", ["rose", "blue"])));
    expect(plan("day-pack/small")).toBe(plan("day-pack/small"));
    expect(plan("day-pack/small")).not.toBe(plan("day-pack/large"));
  });

  test("has five pictures and one for each colour, all different, each with its backdrop's colour", () => {
    const pictures = goodsPictures(goods("socks/crew", "1f9e6", ["forest", "scarlet", "violet"]));
    expect(pictures.map(({ slot }) => slot)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "colour-forest",
      "colour-scarlet",
      "colour-violet",
    ]);
    expect(new Set(pictures.map(({ scene }) => JSON.stringify(scene))).size).toBe(pictures.length);
    for (const { scene, background } of pictures) expect(background).toBe(groundHex(scene.ground ?? "steel"));
  });

  test("keeps the shares of the four recipes and one deep backdrop in six", () => {
    const shares = ["stand", "plinth", "flat", "lot"].map((recipe) =>
      share(manyTeapots, (main) => recipeOf(main) === recipe),
    );
    for (const [n, aim] of [0.35, 0.15, 0.2, 0.3].entries())
      expect(Math.abs((shares[n] ?? 0) - aim)).toBeLessThan(0.06);
    const deep = share(manyTeapots, ({ ground }) => deepGroundKeys.some((key) => key === ground));
    expect(Math.abs(deep - 1 / 6)).toBeLessThan(0.05);
  });

  test("never enlarges an object beyond 1.4 times its source", () => {
    const sizes = manyTeapots.flat().flatMap(({ scene }) => scene.objects.map(({ size }) => size * scene.width));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1.4 * 256);
  });

  test("lays down what cannot stand", () => {
    expect([canStand("1fad6"), canStand("2702-fe0f")]).toEqual([true, false]);
    const scissors = Array.from({ length: 60 }, (_unused, n) =>
      goodsPictures(goods(`scissors-${n}`, "2702-fe0f", ["teal"])),
    ).flat();
    expect(scissors.filter(({ scene }) => scene.floor !== undefined || scene.plinth !== undefined)).toEqual([]);
  });

  test("never dyes an object that keeps its colour", () => {
    const pictures = goodsPictures(goods("plush-bear", "1f9f8", ["rose", "sky"], false));
    expect(pictures.flatMap(({ scene }) => scene.objects).filter(({ colour }) => colour !== undefined)).toEqual([]);
  });

  test("shows several colours of a goods together on its main picture, unless the recipe shows one piece", () => {
    const lots = manyTeapots.flatMap(([main]) => (main !== undefined && recipeOf(main.scene) === "lot" ? [main] : []));
    for (const { scene } of lots)
      expect(new Set(scene.objects.map(({ colour }) => colour))).toEqual(new Set(["rose", "teal"]));
    expect(lots.length).toBeGreaterThan(0);
  });
});

describe("the colour pictures", () => {
  const dyes = (Object.keys(colours) as ColourKey[]).map((key) => [key, colours[key].hex] as const);

  test.each(dyes)("%s is near its swatch on an umbrella and a bag", async (key, hex) => {
    for (const object of ["2602-fe0f", "1f392"]) {
      const [picture] = goodsPictures(goods("any", object, [key])).filter(({ slot }) => slot === `colour-${key}`);
      const alone = picture?.scene.objects ?? [];
      // On a transparent ground, so that only the object is measured.
      const bytes = await renderScene({ width: 480, height: 480, objects: alone }, 320);
      const pixels = await sharp(bytes).ensureAlpha().raw().toBuffer();
      const [aimHue, aimSaturation, aimValue] = rgbToHsv(...parseHex(hex));
      if (aimSaturation < 0.25) {
        const { saturation, value } = average(pixels);
        expect(saturation).toBeLessThan(0.3);
        expect(Math.abs(value - aimValue)).toBeLessThan(0.25);
      } else {
        const tone = mainTone(pixels);
        expect(Math.abs(hueTurn(tone?.hue ?? aimHue + 180, aimHue))).toBeLessThan(14);
        expect(Math.abs((tone?.value ?? 0) - aimValue)).toBeLessThan(0.2);
      }
    }
  });
});

describe("the art of the shop", () => {
  test("uses only objects that exist", () => {
    const codes = [...campaignArt.values()].flatMap(({ objects }) => objects.map(({ code }) => code));
    expect(codes.filter((code) => !isObject(code))).toEqual([]);
  });

  test("gathers three to seven objects in each cluster, inside its frame", () => {
    for (const [name, { objects }] of campaignArt) {
      expect(objects.length, name).toBeGreaterThanOrEqual(3);
      expect(objects.length, name).toBeLessThanOrEqual(7);
      for (const { x, y } of objects) expect([x > 0 && x < 1, y > 0 && y < 1], name).toEqual([true, true]);
    }
  });

  test("cuts no object of a cluster at the edge of its frame", async () => {
    const cut = await Promise.all([...campaignArt].map(async ([name, scene]) => ({ name, at: await cutEdges(scene) })));
    expect(cut.filter(({ at }) => at.length > 0)).toEqual([]);
  }, 60_000);
});

/** The edges of the frame at which an object goes on: shadows are never as dense. */
async function cutEdges(scene: Scene): Promise<string[]> {
  const { data, info } = await sharp(await renderScene(scene, scene.width))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const solid = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 180;
  const across = Array.from({ length: width }, (_unused, x) => x);
  const down = Array.from({ length: height }, (_unused, y) => y);
  return [
    ...(across.some((x) => solid(x, 0)) ? ["top"] : []),
    ...(across.some((x) => solid(x, height - 1)) ? ["bottom"] : []),
    ...(down.some((y) => solid(0, y)) ? ["start"] : []),
    ...(down.some((y) => solid(width - 1, y)) ? ["end"] : []),
  ];
}

function average(pixels: Uint8Array): { saturation: number; value: number } {
  let [count, saturation, value] = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 200) continue;
    const hsv = rgbToHsv(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
    count++;
    saturation += hsv[1];
    value += hsv[2];
  }
  return { saturation: saturation / count, value: value / count };
}
