import { expect, test } from "vitest";
import { periodOf } from "./period.ts";

test("[OS-05] --from and --to are days of the shop's zone, the last one to its end, or times", () => {
  expect(periodOf({}, "Europe/Berlin")).toEqual({});
  expect(periodOf({ from: "2026-03-29", to: "2026-03-29" }, "Europe/Berlin")).toEqual({
    from: new Date("2026-03-28T23:00:00Z"),
    to: new Date("2026-03-29T22:00:00Z"),
  });
  expect(periodOf({ from: "2026-03-29 18:00", to: "2026-03-29T18:00:00Z" }, "Europe/Berlin")).toEqual({
    from: new Date("2026-03-29T16:00:00Z"),
    to: new Date("2026-03-29T18:00:00Z"),
  });
});

test.each([{ from: "yesterday" }, { to: "2026-02-30" }, { to: "" }, { from: "2026-01-02", to: "2026-01-01" }])(
  "[OS-05] %j is no period",
  (options) => {
    expect(() => periodOf(options, "Europe/Berlin")).toThrow(/^--(from|to) /);
  },
);
