import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { withProgress } from "../../../scripts/progress.mjs";
import { type ShopProcess, startShop } from "../../../scripts/shopProcess.ts";
import { watchProcessor } from "./processor.ts";
import { watchMemory } from "../soak/memory.ts";
import { ask } from "../test/bookkeeping.ts";
import { type Attack, attacks, logIns, password, type Target } from "./attacks.ts";
import type { Reading } from "./reader.ts";
import { sendForm } from "./sending.ts";

/** What the reader beside an attack may see. */
const largestP99 = 200;
/** What an attack may add to the memory of the shop, MB. */
const largestGrowth = 400;
const buyers = 220;
/** Time for the shop to come to rest before the next attack, ms. */
const restMs = 3_000;
/** Time in which the shop is used before anything is measured: its first answers are slower, ms. */
const warmUpMs = 5_000;
/** Buyers who log in meanwhile: the first burst of calls opens the shop's connections to the database. None of them logs in again. */
const early = { count: 12, from: 200 };
/** Attackers have machines of their own; here they take the processors that the shop and the reader leave. */
const attackersPriority = 19;

const only = process.argv.find((argument) => argument.startsWith("--row="))?.slice("--row=".length);
const dataDir = await mkdtemp(join(tmpdir(), "sundry-attack-"));
/** The scripts play the proxy, so that attackers and readers have addresses of their own. */
const settings = { SUNDRY_TRUSTED_PROXIES: "1", SUNDRY_REQUEST_LOG: "off" };
try {
  const shop = await withProgress("Filling the shop", () => startShop(dataDir, settings));
  try {
    process.exitCode = (await attackAll(shop)) ? 0 : 1;
  } finally {
    await shop.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function attackAll(shop: ShopProcess): Promise<boolean> {
  const target = await openTarget(shop);
  const reader = new Worker(new URL("reader.ts", import.meta.url), { workerData: { url: shop.url } });
  // Only now: the shop and the reader, begun before, do not inherit it.
  setPriority(attackersPriority);
  await readBeside(reader, () => Promise.all([wait(warmUpMs), logIns(target, early.count, early.from)]));
  const chosen = attacks.filter(({ row }) => only === undefined || only === row);
  const lines: { text: string; ok: boolean }[] = [];
  const quiet = { row: "", what: "nothing, for comparison", run: () => wait(5_000, {}) };
  for (const attack of [quiet, ...chosen]) {
    const title = attack.row === "" ? "Reading" : `Row ${attack.row}`;
    lines.push(await withProgress(title, () => attackWith(shop, reader, target, attack)));
    await wait(restMs);
  }
  await reader.terminate();
  console.log(`\n${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end.\n`);
  console.log("| row | attack | reads | p50 | p99 | waited | refused | memory | found |");
  console.log("|---|---|---|---|---|---|---|---|---|");
  for (const { text } of lines) console.log(text);
  return lines.every(({ ok }) => ok);
}

/** Does something while the reader reads. */
async function readBeside<Result>(reader: Worker, work: () => Promise<Result>): Promise<[Reading, Result]> {
  const read = new Promise<Reading>((resolve, reject) => reader.once("message", resolve).once("error", reject));
  reader.postMessage("start");
  const result = await work();
  reader.postMessage("stop");
  return [await read, result];
}

async function attackWith(
  shop: ShopProcess,
  reader: Worker,
  target: Target,
  attack: Attack,
): Promise<{ text: string; ok: boolean }> {
  const memory = watchMemory(shop.pid, 1);
  const waits = watchProcessor(shop.pid);
  const [{ took, refused }, found] = await readBeside(reader, () => attack.run(target));
  const waited = waits();
  const sizes = memory.stop().map(({ megabytes }) => megabytes);
  const [before = 0] = sizes;
  const most = Math.max(...sizes);
  const times = took.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
  const isSmall = most - before <= largestGrowth;
  const isQuick = at(0.99) < largestP99;
  const cells = [
    attack.row,
    attack.what,
    String(took.length),
    `${at(0.5)} ms`,
    `${at(0.99)} ms${isQuick ? "" : " **slow**"}`,
    `${Math.round(waited * 100)} %`,
    refused.length === 0 ? "none" : `**${refused.length}**: ${[...new Set(refused)].slice(0, 3).join(", ")}`,
    `${before.toFixed(0)} to ${most.toFixed(0)} MB${isSmall ? "" : " **much**"}`,
    Object.entries(found)
      .map(([what, isTrue]) => (isTrue ? what : `**not:** ${what}`))
      .join("; "),
  ];
  const ok = isSmall && isQuick && refused.length === 0 && Object.values(found).every(Boolean);
  return { text: `| ${cells.join(" | ")} |`, ok };
}

/** Registers one buyer, and gives others the same password without hashing it for each. */
async function openTarget(shop: ShopProcess): Promise<Target> {
  const first = { url: shop.url, address: "203.0.113.199", uuid: "the-first-buyer" };
  const { text } = await sendForm(first, "/api/passport/register", { username: "attacked", password });
  const { result } = JSON.parse(text) as { result: { accessToken: string } };
  await ask(
    dataDir,
    `insert into members (id, username, nick_name, password_hash, created_at)
     select 'attacked' || n, 'attacked' || n, 'attacked', password_hash, created_at
     from members, generate_series(1, ${buyers}) n where username = 'attacked'`,
  );
  return {
    url: shop.url,
    buyers: Array.from({ length: buyers }, (_, at) => `attacked${at + 1}`),
    accessToken: result.accessToken,
    output: shop.output,
  };
}
