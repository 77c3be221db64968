import { expect, test } from "vitest";
import { numbersOf, pointsIn, recordsOf, requirementsIn, rowsOf } from "./citations.ts";

test("ids in a title are found: single, in a list, and side by side", () => {
  const text = 'test("[BU-01] a", …);\nit("[SE-02, SE-03] b", …);\nit("[RT-01][RT-02] c", …);';
  expect(requirementsIn(text)).toEqual([
    { name: "BU-01", line: 1 },
    { name: "SE-02", line: 2 },
    { name: "SE-03", line: 2 },
    { name: "RT-01", line: 3 },
    { name: "RT-02", line: 3 },
  ]);
});

test("numbered points are found with their list", () => {
  expect(pointsIn("// as product 8 has it\n/** A sentence. Rules 4, lesson 23. ADR 0021. */")).toEqual([
    { list: "product", number: "8", line: 1 },
    { list: "rules", number: "4", line: 2 },
    { list: "lesson", number: "23", line: 2 },
    { list: "ADR", number: "0021", line: 2 },
  ]);
});

test("rows and numbers are read from the documents", () => {
  expect([...rowsOf("| id | what |\n| BU-01 | a |\n| BU-02 | b |")]).toEqual(["BU-01", "BU-02"]);
  expect([...numbersOf("1. a\n## 2. b\n| 3 | c |\ntext 4. no")]).toEqual(["1", "2", "3"]);
});

test("records are identified by the number of their file", () => {
  expect([...recordsOf(["0001-a.md", "0021-b-c.md", "README.md"])]).toEqual(["0001", "0021"]);
});
