import { expect, test } from "vitest";
import { mallAddress, mallInput, readMallQuery } from "./mallQuery.ts";

const start = { categoryId: "", affordable: false, pageNumber: 1 };

test.each([
  ["", start],
  ["categoryId=42&affordable=true&pageNumber=3", { categoryId: "42", affordable: true, pageNumber: 3 }],
  ["categoryId=<b>&affordable=yes&pageNumber=-1", start],
])("[GD-05] the address %j means %j", (query, read) => {
  expect(readMallQuery(new URLSearchParams(query))).toEqual(read);
});

test("[GD-05] every state of the mall has an address that means it, and the start the shortest", () => {
  expect(mallAddress(start)).toBe("/PointMall");
  const state = { categoryId: "7", affordable: true, pageNumber: 2 };
  expect(readMallQuery(new URLSearchParams(mallAddress(state).split("?")[1]))).toEqual(state);
});

test("[GD-05] what one can afford is asked for by the points one has, and not before they are known", () => {
  expect(mallInput({ ...start, affordable: true }, undefined)).toBeNull();
  expect(mallInput({ ...start, affordable: true, categoryId: "7" }, 0)).toMatchObject({
    points: "_0",
    pointsGoodsCategoryId: "7",
  });
  expect(mallInput(start, 500)).not.toHaveProperty("points");
});
