import { expect, test } from "vitest";
import { traceSteps } from "./traceSteps.ts";

test("[MC-03] steps stand newest first, whichever way the carrier spells their names", () => {
  const way = {
    traces: [
      { acceptTime: "2026-11-20 09:00:00", remark: "Left Yiwu" },
      { AcceptTime: "2026-11-21 10:00:00", AcceptStation: "Arrived", Remark: "at the door" },
      { AcceptTime: "2026-11-21 11:00:00" },
    ],
  };
  expect(traceSteps(way)).toEqual([
    { time: "2026-11-21 10:00:00", words: "Arrived · at the door" },
    { time: "2026-11-20 09:00:00", words: "Left Yiwu" },
  ]);
});

test("[MC-03] steps of one moment stay in the order of the answer; nothing known is no step", () => {
  const at = "2026-11-20 09:00:00";
  const traces = [
    { AcceptTime: at, AcceptStation: "Second" },
    { AcceptTime: at, AcceptStation: "First" },
  ];
  expect(traceSteps({ traces }).map(({ words }) => words)).toEqual(["Second", "First"]);
  expect(traceSteps(null)).toEqual([]);
});
