import { describe, expect, it } from "vitest";
import { weaveOf } from "./weaveOf.ts";

const ids = Array.from({ length: 40 }, (_, index) => String(200 + index));
const look = (id: string) => Object.values(weaveOf(id)).join(" ");

describe("weaveOf", () => {
  it("[GD-04] is the same for the same store", () => {
    for (const id of [...ids, "", "店铺"]) expect(weaveOf(id)).toEqual(weaveOf(id));
  });

  it("[GD-04] tells neighbouring stores apart", () => {
    expect(new Set(ids.map(look)).size).toBeGreaterThan(36);
    for (const [index, id] of ids.slice(1).entries()) expect(look(id)).not.toBe(look(ids[index] ?? ""));
  });

  it("[GD-04] never has one yarn for both bands and stripes", () => {
    for (const id of ids) expect(weaveOf(id).bold).not.toBe(weaveOf(id).accent);
  });
});
