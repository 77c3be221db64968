import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closest, distance } from "./edits.ts";

const word = fc.stringMatching(/^[a-z]{1,10}$/);

describe("[GD-01] words that were misspelt", () => {
  test("an edit is one off, in both directions, and a word is none off itself", () => {
    fc.assert(
      fc.property(word, fc.constantFrom("a", "b", "x", "y", "z", "é"), fc.nat(), (from, letter, pick) => {
        expect(distance(from, from)).toBe(0);
        const letters = [...from];
        const at = pick % letters.length;
        const swapped = letters
          .with(at, letters[at + 1] ?? letter)
          .with(Math.min(at + 1, letters.length - 1), letters[at] ?? "");
        for (const edited of [
          letters.toSpliced(at, 1),
          letters.toSpliced(at, 0, letter),
          letters.with(at, letter),
          swapped,
        ]) {
          const edit = edited.join("");
          expect(distance(from, edit)).toBe(edit === from ? 0 : 1);
          expect(distance(edit, from)).toBe(edit === from ? 0 : 1);
        }
      }),
    );
  });

  const names = new Map([
    ["umbrella", 40],
    ["backpack", 9],
    ["cup", 80],
    ["cap", 90],
    ["tote", 5],
    ["jewellery", 3],
  ]);

  test.each([
    ["umbrela", "umbrella"],
    ["umbrlela", "umbrella"],
    ["bakpack", "backpack"],
    ["jewlery", "jewellery"],
    ["umbrlla", "umbrella"],
    ["unbrell", "umbrella"],
  ])("%s means %s", (typed, meant) => {
    expect(closest(typed, names)).toBe(meant);
  });

  test.each(["cip", "zzzz", "tost", "brella", "umbraculum"])("%s means none of them", (typed) => {
    expect(closest(typed, names)).toBeUndefined();
  });

  test("of words that are equally close, the more frequent one is meant", () => {
    expect(
      closest(
        "cupp",
        new Map([
          ["cups", 1],
          ["cupo", 2],
        ]),
      ),
    ).toBe("cupo");
  });
});
