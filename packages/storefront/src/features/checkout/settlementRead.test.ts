import { getChecked } from "@sundry/api/contract/checkout";
import { expect, test } from "vitest";
import { settlementRead } from "./settlementRead.ts";

test("[BU-03] the name of the settlement's read is the contract's", () => {
  expect(settlementRead.id).toBe(getChecked.id);
});
