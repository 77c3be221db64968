/**
 * `npm run bench:web`: when a first visit of the home, list and product page shows its goods and reacts to a tap,
 * compared with a floor page in the same run, and what the visit costs; exit status 1 if a budget is exceeded. Then the
 * same for entry pages, which the server renders, and how many early presses in them were lost. `--quick` visits and rates once, `--arrival` measures only the times,
 * `--memory` adds 200 changes of route, `--scripts` lists the scripts, `--url=<address>` measures a running shop
 * without entry pages.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { startShop } from "../shopProcess.ts";
import { type Arrival, arrivalOf, isPressLost } from "../bench/arrival.ts";
import { arrivalLines, type Line, pressLine, scoreLines, type Way, weightLines } from "../bench/budgets.ts";
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

interface OpenShop {
  url: string;
  stop(): Promise<void>;
}

const running = process.argv.find((argument) => argument.startsWith("--url="))?.slice("--url=".length);

/** A new shop with the demo marketplace. */
async function openShop(way: Way): Promise<OpenShop> {
  const data = await mkdtemp(join(tmpdir(), "sundry-bench-"));
  const shop = await withProgress("Opening the shop", () =>
    startShop(data, { SUNDRY_ENTRY_PAGES: way === "entry" ? "on" : "off", SUNDRY_REQUESTS_PER_MINUTE: "0" }),
  );
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

const browser = await chromium.launch(await chromiumLaunchOptions());
const lines: Line[] = [];
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** Measures the three pages of a shop, each beside the floor page that shows the same answer. */
async function measure(shop: OpenShop, way: Way): Promise<void> {
  const floor = await openFloor(shop.url);
  try {
    const pages = Object.entries(await pagesOf(shop.url)).map(([page, { hash, entry, call, places, press }]) => ({
      page,
      name: way === "entry" ? `${page}, entry` : page,
      url: way === "entry" ? shop.url + entry : `${shop.url}/${hash}`,
      hash,
      call,
      places,
      press,
    }));
    // The first visitors of a new server wait for its modules, and their page is drawn by the shop's code.
    for (const { url } of way === "entry" ? pages : [])
      for (let turn = 0; turn < 5; turn++) await (await fetch(url)).text();
    for (const { page, name, url, call, places, press } of pages) {
      const floorOf = (): Promise<Arrival> => arrivalOf(browser, floor.list(page, call), onFloor, visits);
      const ofFloor = await withProgress(`Floor page of ${name}`, floorOf);
      const arrival = await withProgress(`Visiting ${name}`, () => arrivalOf(browser, url, places, visits));
      lines.push(...arrivalLines(name, way, arrival, ofFloor));
      if (way === "hash") continue;
      let lost = 0;
      for (let turn = 0; turn < visits; turn++) if (await isPressLost(browser, url, press)) lost += 1;
      lines.push(pressLine(name, lost, visits));
    }
    if (has("arrival")) return;
    const weights: [string, Weight][] = [];
    for (const { name, url } of pages) {
      const weight = await withProgress(`Weighing ${name}`, () => weigh(browser, url));
      weights.push([name, weight]);
      lines.push(...weightLines(name, weight));
    }
    for (const { name, url } of pages) {
      const mobile = await withProgress(`Rating ${name} on a phone`, () => rate(url, "mobile", ratings));
      const desktop = await withProgress(`Rating ${name} on a desktop`, () => rate(url, "desktop", ratings));
      lines.push(...scoreLines(name, mobile, desktop));
      for (const complaint of new Set([...mobile.complaints, ...desktop.complaints]))
        console.log(`      ${name}: ${complaint}`);
    }
    if (has("scripts"))
      for (const [name, { scripts }] of weights)
        console.log(`\n${name}\n${scripts.map(({ url, gzip }) => `  ${String(gzip).padStart(7)}  ${url}`).join("\n")}`);
    if (way === "entry") return;
    if (has("memory"))
      await measureMemory(
        shop.url,
        pages.map(({ hash }) => hash),
      );
    const [bare, kit] = [await weigh(browser, floor.bare), await weigh(browser, floor.kit)];
    console.log(
      `\nFloor: React alone runs ${kb(bare.jsGzip)} KB of script (gzip); with router, data and words ${kb(kit.jsGzip)} KB\n`,
    );
  } finally {
    await floor.stop();
  }
}

async function measureMemory(url: string, routes: readonly string[]): Promise<void> {
  const growth = await withProgress("200 changes of route", () => heapGrowth(browser, url, routes));
  const text = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  lines.push({
    page: "all",
    what: "heap grown",
    value: text(growth),
    budget: `≤ ${text(maxGrowth)}`,
    ok: growth <= maxGrowth,
  });
}

/** Measures a new shop, which also stops, with its database, when this process is asked to end. */
async function measureNew(way: Way): Promise<void> {
  const shop = await openShop(way);
  // A terminal sends Ctrl-C to the shop itself.
  const end = () => void shop.stop().finally(() => process.exit(1));
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.once(signal, end);
  try {
    await measure(shop, way);
  } finally {
    for (const signal of ["SIGTERM", "SIGHUP"] as const) process.off(signal, end);
    await shop.stop();
  }
}

try {
  if (running) await measure({ url: running.replace(/\/$/, ""), stop: async () => {} }, "hash");
  else {
    await buildStorefront();
    await measureNew("hash");
    await measureNew("entry");
  }
  print(lines);
} finally {
  await browser.close();
}
process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1;
