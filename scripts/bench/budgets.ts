import type { Arrival } from "./arrival.ts";
import type { Scores } from "./lighthouse.ts";
import type { Weight } from "./weigh.ts";

/** One line of the report: a number of a page beside its budget. */
export type Line = { page: string; what: string; value: string; budget: string; ok: boolean };

/** Kilobytes are thousands of bytes. */
const limits = { arrivalOfFloor: 1.3, jsGzipKb: 160, jsGzipKbOfDetail: 165, cssGzipKb: 15, requests: 12, shift: 0.02 };
const minScores = { performance: 95, other: 100 };

/** When a buyer sees and can use the page, compared with the floor page that shows the same answer in the same run. */
export function arrivalLines(page: string, arrival: Arrival, floor: Arrival): Line[] {
  const line = (what: string, ms: number, ofFloor: number): Line => ({
    page,
    what,
    value: `${ms.toFixed(0)} ms, ${(ms / ofFloor).toFixed(2)} x floor`,
    budget: `≤ ${limits.arrivalOfFloor} x ${ofFloor.toFixed(0)} ms`,
    ok: ms <= ofFloor * limits.arrivalOfFloor,
  });
  return [line("first goods seen", arrival.seen, floor.seen), line("code attached", arrival.attached, floor.attached)];
}

/** The weight of a page compared with its budgets. */
export function weightLines(page: string, weight: Weight): Line[] {
  const requests = weight.requestsBeforePicture;
  const script = page === "detail" ? limits.jsGzipKbOfDetail : limits.jsGzipKb;
  return [
    atMost(page, "script run, gzip", weight.jsGzip / 1000, script, " KB"),
    atMost(page, "styles, gzip", weight.cssGzip / 1000, limits.cssGzipKb, " KB"),
    ...(requests === undefined ? [] : [atMost(page, "requests before the picture", requests, limits.requests, "", 0)]),
    atMost(page, "layout shift, worst of six", weight.shift, limits.shift, "", 3),
  ];
}

/** Lighthouse's scores. */
export function scoreLines(page: string, mobile: Scores, desktop: Scores): Line[] {
  return [
    atLeast(page, "performance, phone", mobile.performance, minScores.performance),
    atLeast(page, "performance, desktop", desktop.performance, minScores.performance),
    atLeast(page, "accessibility", Math.min(mobile.accessibility, desktop.accessibility), minScores.other),
    atLeast(page, "best practices", Math.min(mobile.bestPractices, desktop.bestPractices), minScores.other),
    atLeast(page, "search engines", Math.min(mobile.seo, desktop.seo), minScores.other),
  ];
}

function atMost(page: string, what: string, value: number, budget: number, unit: string, digits = 1): Line {
  const text = (number: number) => `${number.toFixed(digits)}${unit}`;
  return { page, what, value: text(value), budget: `≤ ${text(budget)}`, ok: value <= budget };
}

function atLeast(page: string, what: string, value: number, budget: number): Line {
  return { page, what, value: String(value), budget: `≥ ${budget}`, ok: value >= budget };
}
