import { expect, test } from "vitest";
import { returnSchema, sendDays } from "./returnFields.ts";

const shanghai = "Asia/Shanghai";
const schema = returnSchema(((key: string) => key) as unknown as Parameters<typeof returnSchema>[0], ["7"]);

test("[MC-04] days run from the application to today in the shop's time zone", () => {
  // 17:00 UTC is after midnight in the shop's zone.
  const applied = Date.parse("2026-11-19T17:00:00Z");
  const now = Date.parse("2026-11-21T15:00:00Z");
  expect(sendDays(applied, now, shanghai).map(({ value }) => value)).toEqual(["2026-11-21", "2026-11-20"]);
  expect(sendDays(now, now, shanghai).map(({ value }) => value)).toEqual(["2026-11-21"]);
  expect(sendDays(0, now, shanghai)).toHaveLength(14);
});

test("[MC-04] carrier, number and day are required, and the carrier must be on the list", () => {
  const faults = (typed: object) => schema.safeParse({ company: "7", number: "SF1", day: "2026-11-21", ...typed });
  expect(faults({}).success).toBe(true);
  for (const wrong of [{ company: "8" }, { company: "" }, { number: "  " }, { day: "" }])
    expect(faults(wrong).success).toBe(false);
});
