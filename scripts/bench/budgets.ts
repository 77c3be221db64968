import type { Scores } from "./lighthouse.ts";
import type { Weight } from "./weigh.ts";

/** One line of the report: a number of a page beside the most (or least) that it may be. */
export type Line = { page: string; what: string; value: string; budget: string; ok: boolean };

/** Kilobytes are thousands of bytes, seconds and milliseconds as their names say. */
const most = { jsGzipKb: 130, jsBrotliKb: 115, cssGzipKb: 15, requests: 12, shift: 0.02, tbtMs: 100, lcpOfFloor: 1.4 };
const least = { performanceMobile: 98, performanceDesktop: 100, other: 100 };

/** First paint may not be later than the floor page's; one frame of a phone is what two runs differ by. */
const frameMs = 17;

/** The weight of a page against its budgets. */
export function weightLines(page: string, weight: Weight): Line[] {
  const requests = weight.requestsBeforePicture;
  return [
    atMost(page, "script run, gzip", weight.jsGzip / 1000, most.jsGzipKb, " KB"),
    atMost(page, "script run, brotli", weight.jsBrotli / 1000, most.jsBrotliKb, " KB"),
    atMost(page, "styles, gzip", weight.cssGzip / 1000, most.cssGzipKb, " KB"),
    ...(requests === undefined ? [] : [atMost(page, "requests before the picture", requests, most.requests, "", 0)]),
    atMost(page, "layout shift, worst of six", weight.shift, most.shift, "", 3),
  ];
}

/** Paint times on a phone beside those of the floor page in the same run. */
export function paintLines(page: string, scores: Scores, floor: Scores): Line[] {
  return [
    atMost(page, "first paint, phone", scores.fcp / 1000, (floor.fcp + frameMs) / 1000, " s", 2),
    atMost(page, "largest paint, phone", scores.lcp / 1000, (floor.lcp * most.lcpOfFloor) / 1000, " s", 2),
    atMost(page, "blocked, phone", scores.tbt, most.tbtMs, " ms", 0),
  ];
}

/** Lighthouse's scores. */
export function scoreLines(page: string, mobile: Scores, desktop: Scores): Line[] {
  return [
    atLeast(page, "performance, phone", mobile.performance, least.performanceMobile),
    atLeast(page, "performance, desktop", desktop.performance, least.performanceDesktop),
    atLeast(page, "accessibility", Math.min(mobile.accessibility, desktop.accessibility), least.other),
    atLeast(page, "best practices", Math.min(mobile.bestPractices, desktop.bestPractices), least.other),
    atLeast(page, "search engines", Math.min(mobile.seo, desktop.seo), least.other),
  ];
}

function atMost(page: string, what: string, value: number, budget: number, unit: string, digits = 1): Line {
  const text = (number: number) => `${number.toFixed(digits)}${unit}`;
  return { page, what, value: text(value), budget: `≤ ${text(budget)}`, ok: value <= budget };
}

function atLeast(page: string, what: string, value: number, budget: number): Line {
  return { page, what, value: String(value), budget: `≥ ${budget}`, ok: value >= budget };
}
