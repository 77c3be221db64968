import { expect, test } from "vitest";
import { findOptions, readChoice } from "./cascaderChoice.ts";

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const namesOf = (options: readonly { name: string }[]) => options.map(({ name }) => name);

test("[BU-03] typing finds any part of a name, beginnings first, ignoring accents and case", () => {
  const places = named("North Brabant", "Utrecht", "Noord-Holland", "Zürich", "金华市");
  expect(namesOf(findOptions(places, "no"))).toEqual(["North Brabant", "Noord-Holland"]);
  expect(namesOf(findOptions(places, "HOLL"))).toEqual(["Noord-Holland"]);
  expect(namesOf(findOptions(places, "zur"))).toEqual(["Zürich"]);
  expect(namesOf(findOptions(places, "金华"))).toEqual(["金华市"]);
  expect(findOptions(places, "  ")).toBe(places);
  expect(namesOf(findOptions(named("New York", "York"), "york"))).toEqual(["York", "New York"]);
});

test.each([
  ["", undefined],
  [null, undefined],
  [{ ids: [], names: [] }, undefined],
  [{ ids: ["1", "2"], names: ["Netherlands"] }, undefined],
  [{ ids: ["1", 2], names: ["Netherlands", "Utrecht"] }, undefined],
  [
    { ids: ["1"], names: ["Netherlands"] },
    { ids: ["1"], names: ["Netherlands"] },
  ],
])("[BU-03] the value %j is the choice %j", (value, choice) => {
  expect(readChoice(value)).toEqual(choice);
});
