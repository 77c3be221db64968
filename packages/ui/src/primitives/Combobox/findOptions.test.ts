import { describe, expect, test } from "vitest";
import { findOptions, matchingOption } from "./findOptions.ts";

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

  test("an unambiguous text matches its entry", () => {
    expect(matchingOption(options, "dhl")?.value).toBe("3");
    expect(matchingOption(options, "sf express")?.value).toBe("1");
    expect(matchingOption(options, "express")).toBeUndefined();
    expect(matchingOption(options, " ")).toBeUndefined();
  });
});
