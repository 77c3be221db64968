import { expect, test } from "vitest";
import { readEvaluationListQuery, writeEvaluationListQuery } from "./evaluationListQuery.ts";

test.each([
  ["", { tab: "toWrite", pageNumber: 1 }],
  ["tab=written&pageNumber=3", { tab: "written", pageNumber: 3 }],
  ["tab=nonsense&pageNumber=-2", { tab: "toWrite", pageNumber: 1 }],
  ["pageNumber=1.5", { tab: "toWrite", pageNumber: 1 }],
])("[MC-06] reads %j", (text, query) => {
  expect(readEvaluationListQuery(new URLSearchParams(text))).toEqual(query);
});

test("[MC-06] what is written is read again", () => {
  for (const query of [
    { tab: "toWrite", pageNumber: 1 },
    { tab: "written", pageNumber: 7 },
  ] as const)
    expect(readEvaluationListQuery(writeEvaluationListQuery(query))).toEqual(query);
});
