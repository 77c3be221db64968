import { describe, expect, it } from "vitest";
import { movesTowards } from "./movesTowards.ts";

const panel = { left: 250, right: 890, top: 100, bottom: 500 };

describe("[HM-07] a move towards an open panel", () => {
  it.each([
    ["straight to it", { x: 100, y: 120 }, { x: 110, y: 120 }, true],
    ["steeply to its lower corner", { x: 200, y: 120 }, { x: 204, y: 150 }, true],
    ["up to its upper corner", { x: 200, y: 480 }, { x: 203, y: 460 }, true],
    ["past its lower corner", { x: 200, y: 120 }, { x: 203, y: 160 }, false],
    ["past its upper corner", { x: 200, y: 480 }, { x: 202, y: 440 }, false],
    ["straight down the rail", { x: 200, y: 120 }, { x: 200, y: 160 }, false],
    ["away from it", { x: 200, y: 120 }, { x: 190, y: 122 }, false],
    ["not at all", { x: 200, y: 120 }, { x: 200, y: 120 }, false],
    ["inside it", { x: 300, y: 120 }, { x: 310, y: 120 }, false],
    ["from its other side", { x: 1000, y: 120 }, { x: 990, y: 125 }, true],
    ["away on its other side", { x: 1000, y: 120 }, { x: 1010, y: 125 }, false],
  ])("%s", (_, from, to, heads) => {
    expect(movesTowards(from, to, panel)).toBe(heads);
  });
});
