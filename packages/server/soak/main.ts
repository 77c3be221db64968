import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "@sundry/demo";
import { withProgress } from "../../../scripts/progress.mjs";
import { type ShopProcess, startShop } from "../../../scripts/shopProcess.ts";
import { answers, ask, constants, discrepancies } from "../test/bookkeeping.ts";
import { registerBuyers } from "./buyers.ts";
import { type Load, openLoad } from "./load.ts";
import { meanBetween, type Sample, watchMemory } from "./memory.ts";
import { exact, type Finding, findingTable, none, visitTable } from "./report.ts";
import { openStores } from "./stores.ts";

const option = (name: string, fallback: number) => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given === undefined ? fallback : Number(given.slice(`--${name}=`.length));
};
const minutes = option("minutes", 20);
const people = option("people", 16);
const peakSeconds = option("peak", 60);
const buyers = option("buyers", 100);

/** Enough money for all orders. */
const settings = { SUNDRY_WELCOME_CENTS: "1000000" };
/** Maximum growth of memory from the second to the last quarter. */
const mostGrowth = 0.1;
/** Time for work that follows answers, such as recording a visit. */
const settleMs = 5_000;

const dataDir = await mkdtemp(join(tmpdir(), "sundry-soak-"));
try {
  await withProgress("Filling the shop", async () => (await startShop(dataDir, settings)).stop());
  // With the settings of a real shop: no demo except its goods, and a log of requests.
  const shop = await startShop(dataDir, { ...settings, SUNDRY_DEMO: "off" });
  try {
    process.exitCode = (await soak(shop)) ? 0 : 1;
  } finally {
    await shop.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Returns whether all findings are as expected. */
async function soak(shop: ShopProcess): Promise<boolean> {
  await ask(dataDir, "update skus set quantity = quantity + 1000000");
  const before = await answers(dataDir, constants);
  const register = () => registerBuyers(shop.url, dataDir, buyers);
  const soakShop = await withProgress(`Registering ${buyers} buyers`, register);
  const stores = await openStores(dataDir);
  const load = openLoad(soakShop, stores, seededRandom("soak"));
  await withProgress("Warming up", () => load.peak(people, peakSeconds / 4));
  const busy = loadavg()[0] ?? 0;
  const peak = await withProgress("Measuring the peak", () => load.peak(people, peakSeconds));

  const visitsBefore = new Map([...load.tally].map(([name, { took }]) => [name, took.length]));
  const saidBefore = shop.output().length;
  const watch = watchMemory(shop.pid, 5);
  const begun = performance.now();
  await withProgress(`Half the peak for ${minutes} minutes`, () => load.steady(peak / 2, minutes * 60));
  const seconds = (performance.now() - begun) / 1_000;
  const samples = watch.stop();
  await wait(settleMs);
  await stores.close();

  const requests = requestsIn(shop.output().slice(saidBefore));
  const wrong = requests.filter(({ status }) => status >= 400);
  const faults = shop
    .output()
    .split("\n")
    .filter((line) => line.includes('"fault"'));
  const findings = [
    none("visits that failed", load.failures.length),
    none("answers with status 400 or more", wrong.length),
    none("faults in the log", faults.length),
    memoryFinding(samples),
    ...(await bookFindings(load, before)),
  ];
  const machine = `${availableParallelism()} cores, load ${busy.toFixed(1)} when the peak was measured`;
  console.log(`\nPeak: ${peak.toFixed(1)} visits a second by ${people} people without a pause; ${machine}.`);
  const perSecond = (requests.length / seconds).toFixed(0);
  const loads = samples.map(({ load: one }) => one);
  const meanLoad = loads.reduce((sum, one) => sum + one, 0) / loads.length;
  console.log(
    `Then ${minutes} minutes at half of it: ${requests.length.toLocaleString("en")} requests, ${perSecond} a second; load of the machine ${meanLoad.toFixed(1)} on average, ${Math.max(...loads).toFixed(1)} at most.\n`,
  );
  console.log(`${visitTable(load.tally, visitsBefore)}\n\n${findingTable(findings)}`);
  console.log(`\nAnswers that took over a second, by minute: ${slowByMinute(requests)}`);
  for (const line of [...load.failures, ...faults.slice(0, 20), ...wrong.slice(0, 20).map((one) => one.line)])
    console.log(line);
  return findings.every(({ ok }) => ok);
}

function memoryFinding(samples: readonly Sample[]): Finding {
  const early = meanBetween(samples, 0.25, 0.5);
  const late = meanBetween(samples, 0.75, 1);
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  const value = `${early.toFixed(0)} MB, ${late.toFixed(0)} MB; at most ${most.toFixed(0)} MB`;
  return { what: "resident memory, second and last quarter", value, ok: late <= early * (1 + mostGrowth) };
}

async function bookFindings(load: Load, before: Awaited<ReturnType<typeof answers>>): Promise<Finding[]> {
  const found = await answers(dataDir, discrepancies);
  const after = await answers(dataDir, constants);
  const [{ n = 0 } = {}] = await ask<{ n: number }>(
    dataDir,
    "select count(*) as n from trades t join members m on m.id = t.member_id where m.username like 'soak%'",
  );
  const trades = [...load.tally].filter(([name]) => name.startsWith("trade"));
  const confirmed = trades.reduce((sum, [, { done }]) => sum + done, 0);
  return [
    { what: "trades confirmed, trades stored", value: `${confirmed}, ${n}`, ok: confirmed === n },
    ...Object.entries(found).map(([what, rows]) => exact(what, rows.length === 0)),
    ...Object.keys(constants).map((what) => exact(what, JSON.stringify(before[what]) === JSON.stringify(after[what]))),
  ];
}

interface Request {
  status: number;
  ms: number;
  /** Epoch ms. */
  at: number;
  line: string;
}

/** The lines of the log of requests. */
function requestsIn(said: string): Request[] {
  return said
    .split("\n")
    .filter((line) => line.startsWith('{"level"'))
    .map((line) => {
      const { status, ms, time } = JSON.parse(line) as { status: number; ms: number; time: string };
      return { status, ms, at: Date.parse(time), line };
    });
}

/** Shows whether slow answers are spread over the time or come from a few moments. */
function slowByMinute(requests: readonly Request[]): string {
  const begun = requests[0]?.at ?? 0;
  const counts = Array.from({ length: Math.ceil(minutes) + 1 }, () => 0);
  for (const { ms, at } of requests)
    if (ms > 1_000) counts[Math.floor((at - begun) / 60_000)] = (counts[Math.floor((at - begun) / 60_000)] ?? 0) + 1;
  return counts.join(" ");
}
