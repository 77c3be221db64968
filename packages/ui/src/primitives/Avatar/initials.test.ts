import { describe, expect, it } from "vitest";
import { colourIndex, initials } from "./initials.ts";

describe("initials", () => {
  it.each([
    ["Threadwell Haberdashery", "TH"],
    ["  jinhe   umbrella works ", "JU"],
    ["Kiln", "K"],
    ["金河伞业", "金"],
    ["👩‍🚀 Space", "👩‍🚀S"],
    ["", ""],
  ])("[MC-15] of %s", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe("colourIndex", () => {
  it("[MC-15] is the same for the same name, and within the colours", () => {
    for (const name of ["Threadwell Haberdashery", "金河伞业", ""]) {
      expect(colourIndex(name, 6)).toBe(colourIndex(name, 6));
      expect(colourIndex(name, 6)).toBeLessThan(6);
    }
  });
});
