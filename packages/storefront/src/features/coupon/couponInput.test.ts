import { expect, test } from "vitest";
import { couponInput } from "./couponInput.ts";

const all = { from: "all", type: "all", pageNumber: 1 } as const;

test("[GD-06] the platform is requested as store 0, all stores with one word", () => {
  expect(couponInput({ ...all, from: "platform" })).toMatchObject({ storeId: "0" });
  expect(couponInput({ ...all, from: "store", type: "DISCOUNT" })).toMatchObject({
    storeId: "store",
    couponType: "DISCOUNT",
  });
  expect(couponInput(all)).not.toHaveProperty("storeId");
});
