import { expect, test } from "vitest";
import { mallInput } from "./mallInput.ts";

const start = { categoryId: undefined, affordable: false, pageNumber: 1 };

test("[GD-05] affordable rewards are requested by the buyer's points, once those are known", () => {
  expect(mallInput({ ...start, affordable: true }, undefined)).toBeNull();
  expect(mallInput({ ...start, affordable: true, categoryId: "7" }, 0)).toMatchObject({
    points: "_0",
    pointsGoodsCategoryId: "7",
  });
  expect(mallInput(start, 500)).not.toHaveProperty("points");
});
