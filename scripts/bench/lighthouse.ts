import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { chromiumLaunchOptions } from "../chromium.mjs";

export type Device = "mobile" | "desktop";

/** Times in milliseconds; scores from 0 to 100. */
export type Scores = {
  fcp: number;
  lcp: number;
  tbt: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Failed audits, other than those about speed. */
  complaints: readonly string[];
};

/** Runs Lighthouse on `url` several times, each with a new browser; the median of every number. */
export async function rate(url: string, device: Device, times: number): Promise<Scores> {
  const runs: Scores[] = [];
  for (let turn = 0; turn < times; turn++) runs.push(await rateOnce(url, device));
  const middle = (pick: (run: Scores) => number) => median(runs.map(pick));
  return {
    fcp: middle((run) => run.fcp),
    lcp: middle((run) => run.lcp),
    tbt: middle((run) => run.tbt),
    performance: middle((run) => run.performance),
    accessibility: middle((run) => run.accessibility),
    bestPractices: middle((run) => run.bestPractices),
    seo: middle((run) => run.seo),
    complaints: [...new Set(runs.flatMap((run) => run.complaints))],
  };
}

async function rateOnce(url: string, device: Device): Promise<Scores> {
  const { executablePath, args, env } = await chromiumLaunchOptions();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless=new", ...args],
    envVars: Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    logLevel: "silent",
  });
  try {
    const config = device === "desktop" ? desktopConfig : undefined;
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" }, config);
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const time = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
    const beside = ["accessibility", "best-practices", "seo"].flatMap((name) => categories[name]?.auditRefs ?? []);
    return {
      fcp: time("first-contentful-paint"),
      lcp: time("largest-contentful-paint"),
      tbt: time("total-blocking-time"),
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      complaints: beside.flatMap(({ id, weight }) => {
        const audit = audits[id];
        return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
      }),
    };
  } finally {
    chrome.kill();
  }
}

/** The median of an odd number of numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
