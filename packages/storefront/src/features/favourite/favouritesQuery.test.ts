import { expect, test } from "vitest";
import { favouritesAddress, readFavouritesQuery } from "./favouritesQuery.ts";

test.each([
  ["", { kind: "GOODS", pageNumber: 1 }],
  ["type=STORE", { kind: "STORE", pageNumber: 1 }],
  ["type=store&pageNumber=2", { kind: "STORE", pageNumber: 2 }],
  ["type=PLANET&pageNumber=x", { kind: "GOODS", pageNumber: 1 }],
] as const)("[MC-08] [RT-06] the address %j", (query, expected) => {
  expect(readFavouritesQuery(new URLSearchParams(query))).toEqual(expected);
});

test.each([
  { kind: "GOODS", pageNumber: 1 },
  { kind: "STORE", pageNumber: 1 },
  { kind: "STORE", pageNumber: 7 },
] as const)("[MC-08] what is written is read back: %j", (query) => {
  const address = favouritesAddress(query);
  expect(readFavouritesQuery(new URLSearchParams(address.split("?")[1]))).toEqual(query);
});
