import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { page } from "../contract/paging.ts";
import { maybe } from "../contract/scalars.ts";
import { checkAnswer } from "./answer.ts";

const Row = z.object({ id: z.string(), price: z.number(), note: maybe(z.string()), tags: maybe(z.array(z.string())) });
const paged = (records: unknown[]) => ({ records, total: 3, size: 10, current: 1, pages: 1 });
const row = { id: "1", price: 3.48 };

describe("checkAnswer", () => {
  test("[AP-05] a valid answer is accepted; undeclared names are removed", () => {
    expect(checkAnswer(Row, { ...row, secret: "hash" })).toEqual({ value: row, breaches: [] });
  });

  test("[AP-05] invalid records are dropped, and the others keep their order", () => {
    const { value, breaches } = checkAnswer(page(Row), paged([row, { id: "2", price: "free" }, { ...row, id: "3" }]));
    expect(value.records.map(({ id }) => id)).toEqual(["1", "3"]);
    expect(breaches).toEqual([{ path: "records[].price", expected: "number" }]);
  });

  test("[AP-05] an invalid optional field is left out, and its record kept", () => {
    const { value } = checkAnswer(page(Row), paged([{ ...row, note: 7 }]));
    expect(value.records).toEqual([row]);
  });

  test("[AP-05] an optional list loses only its invalid entries", () => {
    expect(checkAnswer(Row, { ...row, tags: ["a", 1, "b"] }).value.tags).toEqual(["a", "b"]);
  });

  test("[AP-05] a missing required list or object becomes an empty one", () => {
    const Screen = z.object({ lines: z.array(Row), total: z.object({ amount: z.number() }), name: z.string() });
    const { value, breaches } = checkAnswer(Screen, { name: "Cart" });
    expect(value).toEqual({ lines: [], total: {}, name: "Cart" });
    expect(breaches.map(({ path }) => path)).toEqual(["lines", "total"]);
  });

  test("[AP-05] where nothing can be dropped, the rest is still returned", () => {
    expect(checkAnswer(Row, { id: 1, price: 2 }).value).toEqual({ id: 1, price: 2 });
    expect(checkAnswer(page(Row), null).value).toEqual({});
    expect(checkAnswer(z.array(Row), "no list").value).toEqual([]);
    expect(checkAnswer(z.int(), null).value).toBeNull();
  });

  test("[AP-05] a whole number may be written as text; any other text in its place is unknown", () => {
    const Counted = z.object({ total: z.int(), name: z.string() });
    expect(checkAnswer(Counted, { total: "12", name: "3" })).toEqual({ value: { total: 12, name: "3" }, breaches: [] });
    expect(checkAnswer(z.int(), "-7").value).toBe(-7);
    for (const text of ["many", "", " ", "1.5", "1e3", "9".repeat(17)]) {
      expect(checkAnswer(Counted, { total: text, name: "a" }).value).toEqual({ name: "a" });
      expect(checkAnswer(z.int(), text)).toEqual({ value: undefined, breaches: [{ path: "", expected: "int" }] });
    }
  });

  test("[AP-05] it never throws, and lists contain only valid records", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.oneof(fc.constant(row), fc.jsonValue())), (anything, records) => {
        checkAnswer(page(Row), anything);
        const { value } = checkAnswer(page(Row), paged(records));
        expect(value.records.every((record) => Row.safeParse(record).success)).toBe(true);
      }),
    );
  });
});
