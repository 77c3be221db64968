/**
 * `npm run bench:web`: when a first visit of the home, list and product page shows its goods and reacts to a tap,
 * compared with a floor page in the same run, and what the visit costs; exit status 1 if a budget is exceeded.
 * `--quick` visits and rates once, `--arrival` measures only the times, `--memory` adds 200 changes of route,
 * `--scripts` lists the scripts, `--url=<address>` measures a running shop.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { startShop } from "../shopProcess.ts";
import { type Arrival, arrivalOf } from "../bench/arrival.ts";
import { arrivalLines, type Line, scoreLines, weightLines } from "../bench/budgets.ts";
import { openFloor } from "../bench/floor.ts";
import { rate } from "../bench/lighthouse.ts";
import { heapGrowth, maxGrowth } from "../bench/memory.ts";
import { pagesOf } from "../bench/pages.ts";
import { type Weight, weigh } from "../bench/weigh.ts";
import { chromiumLaunchOptions } from "../chromium.mjs";
import { withProgress } from "../progress.mjs";
import { buildStorefront } from "../run/storefrontBuild.ts";

const has = (flag: string) => process.argv.includes(`--${flag}`);
const visits = has("quick") ? 1 : 5;
const ratings = has("quick") ? 1 : 3;

/** Where the floor page has its goods and its control. */
const onFloor = { goods: "main article", priced: true, control: "main button" };

async function openShop(): Promise<{ url: string; stop(): Promise<void> }> {
  const running = process.argv.find((argument) => argument.startsWith("--url="))?.slice("--url=".length);
  if (running) return { url: running.replace(/\/$/, ""), stop: async () => {} };
  await buildStorefront();
  const data = await mkdtemp(join(tmpdir(), "sundry-bench-"));
  const shop = await withProgress("Opening the shop", () => startShop(data));
  return {
    url: shop.url,
    stop: async () => {
      await shop.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

function print(lines: readonly Line[]): void {
  const width = (pick: (line: Line) => string) => Math.max(...lines.map((line) => pick(line).length));
  const [page, what, value, budget] = [
    width((line) => line.page),
    width((line) => line.what),
    width((line) => line.value),
    width((line) => line.budget),
  ];
  for (const line of lines)
    console.log(
      `${line.ok ? "ok  " : "OVER"}  ${line.page.padEnd(page)}  ${line.what.padEnd(what)}  ${line.value.padStart(value)}  ${line.budget.padStart(budget)}`,
    );
}

const shop = await openShop();
// When asked to end, it stops the shop and its database too. A terminal sends Ctrl-C to the shop itself.
for (const signal of ["SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => void shop.stop().finally(() => process.exit(1)));
const floor = await openFloor(shop.url);
const browser = await chromium.launch(await chromiumLaunchOptions());
const lines: Line[] = [];
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
try {
  const pages = Object.entries(await pagesOf(shop.url));
  for (const [name, { hash, call, places }] of pages) {
    const floorOf = (): Promise<Arrival> => arrivalOf(browser, floor.list(name, call), onFloor, visits);
    const ofFloor = await withProgress(`Floor page of ${name}`, floorOf);
    const arrival = await withProgress(`Visiting ${name}`, () =>
      arrivalOf(browser, `${shop.url}/${hash}`, places, visits),
    );
    lines.push(...arrivalLines(name, arrival, ofFloor));
  }
  const weights: [string, Weight][] = [];
  for (const [name, { hash }] of has("arrival") ? [] : pages) {
    const weight = await withProgress(`Weighing ${name}`, () => weigh(browser, `${shop.url}/${hash}`));
    weights.push([name, weight]);
    lines.push(...weightLines(name, weight));
  }
  for (const [name, { hash }] of has("arrival") ? [] : pages) {
    const url = `${shop.url}/${hash}`;
    const mobile = await withProgress(`Rating ${name} on a phone`, () => rate(url, "mobile", ratings));
    const desktop = await withProgress(`Rating ${name} on a desktop`, () => rate(url, "desktop", ratings));
    lines.push(...scoreLines(name, mobile, desktop));
    for (const complaint of new Set([...mobile.complaints, ...desktop.complaints]))
      console.log(`      ${name}: ${complaint}`);
  }
  if (has("memory")) {
    const growth = await withProgress("200 changes of route", () =>
      heapGrowth(
        browser,
        shop.url,
        pages.map(([, { hash }]) => hash),
      ),
    );
    const text = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
    lines.push({
      page: "all",
      what: "heap grown",
      value: text(growth),
      budget: `≤ ${text(maxGrowth)}`,
      ok: growth <= maxGrowth,
    });
  }
  if (!has("arrival")) {
    const [bare, kit] = [await weigh(browser, floor.bare), await weigh(browser, floor.kit)];
    console.log(
      `\nFloor: React alone runs ${kb(bare.jsGzip)} KB of script (gzip); with router, data and words ${kb(kit.jsGzip)} KB\n`,
    );
  }
  print(lines);
  if (has("scripts"))
    for (const [name, { scripts }] of weights)
      console.log(`\n${name}\n${scripts.map(({ url, gzip }) => `  ${String(gzip).padStart(7)}  ${url}`).join("\n")}`);
} finally {
  await browser.close();
  await floor.stop();
  await shop.stop();
}
process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1;
