import fc from "fast-check";
import { expect, test } from "vitest";
import { allCoupons, couponAddress, couponInput, issuers, kinds, readCouponQuery } from "./couponQuery.ts";

const read = (query: string) => readCouponQuery(new URLSearchParams(query));

test("[GD-06] an address gives back whatever it was made of", () => {
  const queries = fc.record({
    from: fc.constantFrom(...issuers),
    type: fc.constantFrom(...kinds),
    pageNumber: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(couponAddress(query).split("?")[1] ?? "")).toEqual(query);
    }),
  );
});

test.each(["", "from=mars&type=FREE&pageNumber=-1", "pageNumber=1e3", "pageNumber=0"])(
  "[GD-06] garbage is ignored: %j",
  (query) => {
    expect(read(query)).toEqual(allCoupons);
  },
);

test("[GD-06] the platform is asked for as store 0, all stores as one word", () => {
  expect(couponInput({ ...allCoupons, from: "platform" })).toMatchObject({ storeId: "0" });
  expect(couponInput({ ...allCoupons, from: "store", type: "DISCOUNT" })).toMatchObject({
    storeId: "store",
    couponType: "DISCOUNT",
  });
  expect(couponInput(allCoupons)).not.toHaveProperty("storeId");
});
