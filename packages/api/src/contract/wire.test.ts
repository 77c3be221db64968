import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { addSku, removeSkus } from "./cart.ts";
import { createTrade, selectCoupon } from "./checkout.ts";
import { search } from "./goods.ts";
import { decodeParams } from "./wire.ts";
import { encodeQuery } from "./wireEncode.ts";
import { commaList } from "./wireList.ts";

const from = (query: string) => new URLSearchParams(query);

describe("decodeParams", () => {
  test.each([
    ["numbers", addSku.query, "skuId=7&num=12", { skuId: "7", num: 12 }],
    ["an id that looks like a number stays text", addSku.query, "skuId=007&num=1", { skuId: "007", num: 1 }],
    ["true", selectCoupon.query, "memberCouponId=c&used=true", { memberCouponId: "c", used: true }],
    ["0 is false", selectCoupon.query, "memberCouponId=c&used=0", { memberCouponId: "c", used: false }],
    ["1 is true", selectCoupon.query, "memberCouponId=c&used=1", { memberCouponId: "c", used: true }],
    ["an empty optional is absent", addSku.query, "skuId=7&num=1&cartType=", { skuId: "7", num: 1 }],
    ["a repeated name is a list", search.query, "nameIds=a&nameIds=b,c", { nameIds: ["a", "b,c"] }],
    ["commas where declared", removeSkus.query, "skuIds=1,2&skuIds=3", { skuIds: ["1", "2", "3"] }],
    ["unknown names are dropped", addSku.query, "skuId=7&num=1&admin=true", { skuId: "7", num: 1 }],
  ])("[AP-02] %s", (_, schema, query, expected) => {
    expect(decodeParams(schema, from(query))).toEqual({ ok: true, value: expected });
  });

  test.each([
    ["letters in a number", addSku.query, "skuId=7&num=two", ["num"]],
    ["hexadecimal", addSku.query, "skuId=7&num=0x10", ["num"]],
    ["a part of a piece", addSku.query, "skuId=7&num=1.5", ["num"]],
    ["less than one piece", addSku.query, "skuId=7&num=0", ["num"]],
    ["an empty id", addSku.query, "skuId=&num=1", ["skuId"]],
    ["a missing list", removeSkus.query, "", ["skuIds"]],
    ["an unknown basket", addSku.query, "skuId=7&num=1&cartType=STOLEN", ["cartType"]],
    ["a tick that is neither yes nor no", selectCoupon.query, "memberCouponId=c&used=maybe", ["used"]],
  ])("[AP-03] says where %s is", (_, schema, query, paths) => {
    const decoded = decodeParams(schema, from(query));
    expect(decoded.ok ? [] : decoded.issues.map(({ path }) => path)).toEqual(paths);
  });

  test("[AP-02] reads JSON; null means missing; issues name their place", () => {
    const good = { way: "CART", remark: [{ storeId: "1", remark: null }], parentOrderSn: null };
    expect(decodeParams(createTrade.body, good)).toEqual({
      ok: true,
      value: { way: "CART", remark: [{ storeId: "1" }] },
    });
    const bad = decodeParams(createTrade.body, { remark: [{ storeId: "1" }, { storeId: 2 }] });
    expect(bad.ok ? [] : bad.issues.map(({ path }) => path)).toEqual(["remark.1.storeId"]);
  });

  test("[VA-01] a remark has 140 code points, not 141", () => {
    const remark = (length: number) => ({ remark: [{ storeId: "1", remark: "🧦".repeat(length) }] });
    expect(decodeParams(createTrade.body, remark(140)).ok).toBe(true);
    expect(decodeParams(createTrade.body, remark(141)).ok).toBe(false);
  });

  test.each([null, "text", 7, [], { __proto__: { num: 1 } }])("[AP-05] never throws on a body like %j", (body) => {
    expect(decodeParams(addSku.query, body).ok).toBe(false);
  });
});

describe("encodeQuery", () => {
  test("[AP-02] lists repeat their name; undefined and null are left out", () => {
    const query = encodeQuery({
      keyword: "cup & co",
      nameIds: ["a", "b"],
      recommend: false,
      storeId: undefined,
      price: null,
    });
    expect(query.toString()).toBe("keyword=cup+%26+co&nameIds=a&nameIds=b&recommend=false");
  });

  test("[AP-02] refuses values without a text form", () => {
    expect(() => encodeQuery({ remark: { storeId: "1" } })).toThrow(TypeError);
  });
});

test("[AP-02] decoding returns what was encoded, for any values", () => {
  const schema = z.object({
    text: z.string(),
    count: z.int(),
    amount: z.optional(z.number()),
    flag: z.optional(z.boolean()),
    kind: z.optional(z.enum({ A: "A", B: "B" })),
    names: z.optional(z.array(z.string())),
    sizes: z.optional(z.array(z.int())),
    ids: z.optional(commaList(z.string(), 100)),
  });
  const filled = fc.string({ minLength: 1, unit: "grapheme" });
  const values = fc.record(
    {
      text: fc.string({ unit: "grapheme" }),
      count: fc.maxSafeInteger(),
      amount: fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
      flag: fc.boolean(),
      kind: fc.constantFrom("A", "B"),
      names: fc.array(filled, { minLength: 1 }),
      sizes: fc.array(fc.integer(), { minLength: 1 }),
      ids: fc.array(
        filled.filter((id) => !id.includes(",")),
        { minLength: 1 },
      ),
    },
    { requiredKeys: ["text", "count"] },
  );
  fc.assert(
    fc.property(values, (value) => {
      const travelled = new URLSearchParams(encodeQuery(value).toString());
      expect(decodeParams(schema, travelled)).toEqual({ ok: true, value });
    }),
  );
});
