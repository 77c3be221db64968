import fc from "fast-check";
import { expect, test } from "vitest";
import { matching, parsePath, writePath } from "./path.ts";

test("[BU-03] the label comes from the stored texts, without any call", () => {
  const path = parsePath("1,12,123", "Netherlands,South Holland,Rotterdam");
  expect(path.options.map(({ name }) => name)).toEqual(["Netherlands", "South Holland", "Rotterdam"]);
  expect(path.complete).toBe(true);
  expect(parsePath("", "")).toEqual({ options: [], complete: false });
});

test("[BU-03] reading and writing a path are each other's reverse", () => {
  const text = fc.stringMatching(/^[^,\s]+$/);
  fc.assert(
    fc.property(fc.array(fc.record({ id: text, name: text })), (options) => {
      const { ids, names } = writePath({ options, complete: true });
      expect(parsePath(ids, names).options).toEqual(options);
    }),
  );
});

test("[BU-03] typing finds names by their beginning first, then by any part", () => {
  const options = ["South Holland", "Holland Park", "Zeeland"].map((name) => ({ id: name, name }));
  expect(matching(options, "holl").map(({ name }) => name)).toEqual(["Holland Park", "South Holland"]);
  expect(matching(options, " ")).toHaveLength(3);
});
