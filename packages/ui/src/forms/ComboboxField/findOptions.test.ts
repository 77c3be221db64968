import { describe, expect, test } from "vitest";
import { findOptions, meantOption } from "./findOptions.ts";

const options = [
  { value: "1", label: "SF Express" },
  { value: "2", label: "FedEx" },
  { value: "3", label: "DHL Express" },
  { value: "4", label: "顺丰速运" },
];
const labels = (typed: string) => findOptions(options, typed).map(({ label }) => label);

describe("[MC-04] finding by typing", () => {
  test.each([
    ["", ["SF Express", "FedEx", "DHL Express", "顺丰速运"]],
    ["express", ["SF Express", "DHL Express"]],
    [" EX ", ["SF Express", "FedEx", "DHL Express"]],
    ["fe", ["FedEx"]],
    ["f", ["FedEx", "SF Express"]],
    ["顺", ["顺丰速运"]],
    ["tortoise", []],
  ])("“%s” finds %j", (typed, found) => {
    expect(labels(typed)).toEqual(found);
  });

  test("what can mean one entry only is taken for it", () => {
    expect(meantOption(options, "dhl")?.value).toBe("3");
    expect(meantOption(options, "sf express")?.value).toBe("1");
    expect(meantOption(options, "express")).toBeUndefined();
    expect(meantOption(options, " ")).toBeUndefined();
  });
});
