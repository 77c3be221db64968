import { expect, test } from "vitest";
import { traceSteps } from "./traceSteps.ts";

test("[MC-03] steps are newest first, however the carrier spells the field names", () => {
  const tracking = {
    traces: [
      { acceptTime: "2026-11-20 09:00:00", remark: "Left Yiwu" },
      { AcceptTime: "2026-11-21 10:00:00", AcceptStation: "Arrived", Remark: "at the door" },
      { AcceptTime: "2026-11-21 11:00:00" },
    ],
  };
  expect(traceSteps(tracking)).toEqual([
    { time: "2026-11-21 10:00:00", text: "Arrived · at the door" },
    { time: "2026-11-20 09:00:00", text: "Left Yiwu" },
  ]);
});

test("[MC-03] steps of the same time keep the order of the answer; a parcel without tracking has none", () => {
  const at = "2026-11-20 09:00:00";
  const traces = [
    { AcceptTime: at, AcceptStation: "Second" },
    { AcceptTime: at, AcceptStation: "First" },
  ];
  expect(traceSteps({ traces }).map(({ text }) => text)).toEqual(["Second", "First"]);
  expect(traceSteps(null)).toEqual([]);
});
