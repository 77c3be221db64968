import type { CartStore } from "@sundry/api/contract/entities/basket";
import { expect, test } from "vitest";
import { arrivalOf, returnDaysOf } from "./parcels.ts";

const parcel = (arrivesFrom: number, arrivesTo: number) => ({ arrivesFrom, arrivesTo });

test("[BU-03] several parcels arrive between the first day of the fastest and the last day of the slowest", () => {
  expect(arrivalOf([parcel(3, 5)])).toEqual([3, 5]);
  expect(arrivalOf([parcel(3, 9), parcel(2, 5)])).toEqual([2, 9]);
});

test("[BU-03] one parcel without days leaves the order without them", () => {
  expect(arrivalOf([])).toBeUndefined();
  expect(arrivalOf([undefined])).toBeUndefined();
  expect(arrivalOf([parcel(3, 5), { returnDays: 15 }])).toBeUndefined();
});

test("[BU-03] an order can be returned for as long as all of its goods can be", () => {
  const stores = (...days: (number | null)[]) => days.map((returnDays) => ({ parcel: { returnDays } }) as CartStore);
  expect(returnDaysOf(stores(15))).toBe(15);
  expect(returnDaysOf(stores(15, 7))).toBe(7);
  expect(returnDaysOf(stores(15, null))).toBeUndefined();
  expect(returnDaysOf([])).toBeUndefined();
});
