import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allCalls } from "./index.ts";
import { docstringsOf, printReference } from "./reference.ts";

const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(`${import.meta.dirname}/${name}`, "utf8"));
const docstrings = new Map(sources.flatMap((source) => [...docstringsOf(source)]));

describe("the API reference", () => {
  test("[AP-01] every call has a docstring that says what it does", () => {
    const bad = Object.keys(allCalls).filter((id) => !/^[A-Z][a-z]+s? .{15,}\.$/s.test(docstrings.get(id) ?? ""));
    expect(bad).toEqual([]);
  });

  test("[AP-01] every declared call is part of the contract", () => {
    expect([...docstrings.keys()].toSorted()).toEqual(Object.keys(allCalls).toSorted());
  });

  test("[AP-01] has every call with method, path, parameters and answer", () => {
    const text = printReference(allCalls, docstrings);
    for (const { id, method, path } of Object.values(allCalls)) {
      expect(text).toContain(`### ${id}\n\n\`${method} ${path}\``);
    }
    const [, addSku = ""] = text.split("### cart.addSku");
    expect(addSku).toContain("11011 too little stock");
    expect(addSku).toContain("| query | `num` | number | yes |");
    expect(addSku).toContain(
      "| query | `cartType` | CART \\| BUY_NOW \\| VIRTUAL \\| PINTUAN \\| POINTS \\| KANJIA |  |",
    );
    const [, list = ""] = text.split("### order.list");
    expect(list).toMatch(/Answers page of \{sn, orderStatus, /);
  });

  test("[AP-01] ignores docstrings that do not belong to a call", () => {
    const source =
      '/** A shape. */\nconst a = 1;\n\n/**\n * Reads\n * two lines.\n */\nexport const get = call({\n  id: "x.get",';
    expect([...docstringsOf(source)]).toEqual([["x.get", "Reads two lines."]]);
  });
});
