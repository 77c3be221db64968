import { expect, test } from "vitest";
import { withUnlistedCity } from "./unlistedCity.ts";

const city = (name: string, leaf: boolean) => ({ id: name, name, leaf, level: "city" });

test("[MC-14] another city is offered where a city has no districts, and nowhere else", () => {
  const names = (options: Parameters<typeof withUnlistedCity>[0]) =>
    withUnlistedCity(options, "Another city").map(({ name }) => name);
  expect(names([city("New York City", false), city("Buffalo", true)])).toEqual([
    "New York City",
    "Buffalo",
    "Another city",
  ]);
  expect(names([city("Jinhua", false)])).toEqual(["Jinhua"]);
  expect(names([{ id: "1", name: "Camden", leaf: true, level: "district" }])).toEqual(["Camden"]);
  expect(names([])).toEqual([]);
});
