import type { Arrival } from "./arrival.ts";
import type { Scores } from "./lighthouse.ts";
import type { Weight } from "./weigh.ts";

/** One line of the report: a number of a page beside its budget. */
export type Line = { page: string; what: string; value: string; budget: string; ok: boolean };

/** How a page comes to a visitor: drawn by the shop's code, or rendered by the server at its entry address. */
export type Way = "hash" | "entry";

/** Largest multiples of the times of the floor page. */
const ofFloor: Readonly<Record<Way, Readonly<Record<keyof Arrival, number>>>> = {
  hash: { seen: 1.3, attached: 1.3 },
  entry: { seen: 0.6, attached: 1.3 },
};

/** Kilobytes are thousands of bytes. */
const limits = { htmlGzipKb: 30, jsGzipKb: 160, jsGzipKbOfDetail: 165, cssGzipKb: 15, requests: 12, shift: 0.02 };
const minScores = { performance: 95, other: 100 };

/** When a buyer sees and can use the page, compared with the floor page that shows the same answer in the same run. */
export function arrivalLines(page: string, way: Way, arrival: Arrival, floor: Arrival): Line[] {
  const line = (what: string, time: keyof Arrival): Line => {
    const [ms, floorMs, limit] = [arrival[time], floor[time], ofFloor[way][time]];
    return {
      page,
      what,
      value: `${ms.toFixed(0)} ms, ${(ms / floorMs).toFixed(2)} x floor`,
      budget: `≤ ${limit} x ${floorMs.toFixed(0)} ms`,
      ok: ms <= floorMs * limit,
    };
  };
  return [line("first goods seen", "seen"), line("code attached", "attached")];
}

/** How many early presses came to nothing. */
export function pressLine(page: string, lost: number, presses: number): Line {
  return { page, what: "presses lost", value: `${lost} of ${presses}`, budget: "0", ok: lost === 0 };
}

/** The weight of a page compared with its budgets. */
export function weightLines(page: string, weight: Weight): Line[] {
  const requests = weight.requestsBeforePicture;
  const script = page.startsWith("detail") ? limits.jsGzipKbOfDetail : limits.jsGzipKb;
  return [
    atMost(page, "HTML, gzip", weight.htmlGzip / 1000, limits.htmlGzipKb, " KB"),
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
