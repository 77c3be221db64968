import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import { expect, test } from "vitest";
import { firstOpenStep, stageOf } from "./stage.ts";

const entry = (more: Partial<StoreDetail>): StoreDetail => ({ id: "1", storeId: "", storeDisable: "APPLY", ...more });

test("[MC-16] what the page shows follows the server's stage", () => {
  expect([null, undefined, entry({})].map(stageOf)).toEqual(["form", "form", "form"]);
  const stages = ["APPLYING", "OPEN", "CLOSED", "REFUSED", "SOMETHING_NEW"];
  expect(stages.map((storeDisable) => stageOf(entry({ storeDisable })))).toEqual([
    "applying",
    "open",
    "closed",
    "refused",
    "applying",
  ]);
});

test("[MC-16] the form continues where it was left", () => {
  expect([firstOpenStep(null, false), firstOpenStep(null, true)]).toEqual(["agreement", "company"]);
  expect(firstOpenStep(entry({ companyName: "Mei Weaving" }), false)).toBe("bank");
  expect(firstOpenStep(entry({ companyName: "Mei Weaving", settlementBankAccountNum: "62" }), false)).toBe("shop");
});
