import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { ColourKey } from "../src/colours.ts";
import { campaignArt } from "../src/pictures/campaignArt.ts";
import type { GoodsSubject } from "../src/pictures/goodsPictures.ts";
import { goodsPictures } from "../src/pictures/goodsPictures.ts";
import { deepGroundKeys, groundHex } from "../src/pictures/grounds.ts";
import { canStand, type OwnModelName } from "../src/pictures/ownModels.ts";
import { renderScene } from "../src/pictures/renderScene.ts";
import type { Scene } from "../src/pictures/scene.ts";

function goods(goodsKey: string, object: OwnModelName, ofColours: readonly ColourKey[], recolour = true): GoodsSubject {
  return {
    goodsKey,
    subject: { object, recolour, companions: ["gift-box", "spanner"] },
    colours: ofColours,
    ground: "mint",
  };
}

const manyTeapots = Array.from({ length: 600 }, (_unused, n) =>
  goodsPictures(goods(`teapot-${n}`, "teapot", ["rose", "teal"])),
);

describe("the plan of a goods", () => {
  test("is the same every time and differs between goods", () => {
    const plan = (key: string) => JSON.stringify(goodsPictures(goods(key, "backpack", ["rose", "blue"])));
    expect(plan("day-pack/small")).toBe(plan("day-pack/small"));
    expect(plan("day-pack/small")).not.toBe(plan("day-pack/large"));
  });

  test("has five pictures and one for each colour, all different, each with its backdrop's colour", () => {
    const pictures = goodsPictures(goods("socks/crew", "socks", ["forest", "scarlet", "violet"]));
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

  test("shows one piece alone on the backdrop of its department first", () => {
    const [teapot] = goodsPictures(goods("teapot", "teapot", ["rose", "teal"]));
    expect(teapot?.scene).toMatchObject({ ground: "mint", objects: [{ model: "teapot", colour: "rose" }] });
  });

  test("has a deep backdrop on its last picture only", () => {
    const deep = (n: number) =>
      manyTeapots.filter((pictures) => deepGroundKeys.some((key) => key === pictures[n]?.scene.ground)).length;
    expect([deep(0), deep(1), deep(2), deep(3)]).toEqual([0, 0, 0, 0]);
    expect(deep(4)).toBe(manyTeapots.length);
  });

  test("lays down what cannot stand", () => {
    expect([canStand("teapot"), canStand("scissors")]).toEqual([true, false]);
    const scissors = Array.from({ length: 60 }, (_unused, n) =>
      goodsPictures(goods(`scissors-${n}`, "scissors", ["teal"])),
    ).flat();
    expect(scissors.filter(({ scene }) => scene.floor !== undefined || scene.plinth !== undefined)).toEqual([]);
  });

  test("never dyes an object that keeps its colour", () => {
    const pictures = goodsPictures(goods("plush-bear", "plush-bear", ["rose", "sky"], false));
    expect(pictures.flatMap(({ scene }) => scene.objects).filter(({ colour }) => colour !== undefined)).toEqual([]);
  });

  test("shows all colours of a goods together on the second picture", () => {
    for (const [, many] of manyTeapots)
      expect(new Set(many?.scene.objects.map(({ colour }) => colour))).toEqual(new Set(["rose", "teal"]));
  });
});

describe("the art of the shop", () => {
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
