import { expect, test } from "vitest";
import { everyRegion } from "./everyRegion.ts";

test("[MC-14] ids and keys are unique, parents exist and come first", () => {
  const seen = new Set(["0"]);
  for (const { id, parentId, path, name } of everyRegion) {
    expect(seen, id).toContain(parentId);
    expect(seen).not.toContain(id);
    expect(path.at(-1) ?? "0").toBe(parentId);
    seen.add(id);
    expect(name.en).toMatch(/^\S.*\S$/);
    expect(name.zh).toMatch(/\p{Script=Han}/u);
  }
  expect(new Set(everyRegion.map(({ key }) => key)).size).toBe(everyRegion.length);
});

test("[MC-14] China has 34 provincial units; every province of every country has a city", () => {
  expect(everyRegion.filter(({ parentId }) => parentId === "156")).toHaveLength(34);
  expect(everyRegion.filter(({ level }) => level === "country")).toHaveLength(19);
  const parents = new Set(everyRegion.map(({ parentId }) => parentId));
  expect(everyRegion.filter(({ level, id }) => level === "province" && !parents.has(id))).toEqual([]);
});
