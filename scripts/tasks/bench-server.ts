/**
 * `npm run bench:server`: measures the server's rates beside a route that only asks the database for `select 1`, in the
 * same run and in its own data folder; exit status 1 if a goal is missed. Everything runs on this machine, so a busy
 * machine affects every number. `--goods=<n>` sets the size of the catalogue (default 50,000), `--trades=<n>` the
 * number of trades (default 3,500; more than 500, because the first 500 are reported separately). `--only=<part>`
 * measures only one part (`goods`, `home`, `search`, `past`, `trades`), besides the starts and the bare route.
 * `--data=<folder>` keeps the shop in that folder, so that the next measuring need not fill it again.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type BenchShop, startBenchShop } from "../bench/server/benchShop.ts";
import { bare, goodsDetail, home, type Line, longPast, search, trades } from "../bench/server/measures.ts";
import { withProgress } from "../progress.mjs";
import { startShop } from "../shopProcess.ts";

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const count = (name: string, fallback: number) => Number(option(name) ?? fallback);

/** The measurements of a filled shop, by their names for `--only`. */
const parts: Readonly<
  Record<string, [title: string, work: (shop: BenchShop, bareRate: number) => Promise<Line | Line[]>]>
> = {
  goods: ["Goods detail", goodsDetail],
  home: ["Home", home],
  search: ["Search", search],
  past: ["Long past", longPast],
  trades: ["Trades", trades],
};
const only = option("only");
if (only !== undefined && !(only in parts)) {
  console.error(`There is no part "${only}" to measure, only ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

/** Seconds until the address is printed, first with an empty data folder, then with a filled one. */
async function starts(dataDir: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const what of ["cold start", "warm start"]) {
    const started = performance.now();
    const shop = await startShop(dataDir);
    lines.push({ what, value: `${((performance.now() - started) / 1000).toFixed(1)} s`, goal: "", ok: null });
    await shop.stop();
  }
  return lines;
}

function print(lines: readonly Line[]): void {
  const widths = (["what", "value", "goal"] as const).map((key) => Math.max(...lines.map((line) => line[key].length)));
  const [what = 0, value = 0, goal = 0] = widths;
  for (const line of lines) {
    const mark = line.ok === null ? "    " : line.ok ? "ok  " : "MISS";
    console.log(
      `${mark}  ${line.what.padEnd(what)}  ${line.value.padEnd(value)}  ${line.goal.padStart(goal)}`.trimEnd(),
    );
  }
}

const busy = loadavg()[0] ?? 0;
const kept = option("data");
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), "sundry-bench-")));
let shop: BenchShop | undefined;
const end = async () => {
  await shop?.stop();
  if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)));

const lines: Line[] = [];
try {
  lines.push(...(await withProgress("Starting the shop cold and warm", () => starts(dataDir))));
  const filled = await withProgress("Filling the catalogue", (note) =>
    startBenchShop(dataDir, { goods: count("goods", 50_000), baskets: count("trades", 3_500), note }),
  );
  shop = filled;
  const { line, perSecond } = await withProgress("select 1", () => bare(filled));
  lines.push(line);
  // A part that can't be measured is reported as a line too, and the others continue.
  const measure = async (name: string, work: (shop: BenchShop, bareRate: number) => Promise<Line | Line[]>) => {
    const measured = withProgress(name, () => work(filled, perSecond)).catch((error: unknown) => ({
      what: name.toLowerCase(),
      value: error instanceof Error ? error.message : String(error),
      goal: "",
      ok: false,
    }));
    lines.push(...[await measured].flat());
  };
  for (const [name, [title, work]] of Object.entries(parts))
    if (only === undefined || only === name) await measure(title, work);
  const machine = `${availableParallelism()} cores, load ${busy.toFixed(1)} when the measuring began`;
  console.log(
    `\n${filled.goods.toLocaleString("en")} goods; ${machine}${busy > 0.5 ? " (busy: the numbers are too low)" : ""}\n`,
  );
  print(lines);
} finally {
  await end();
}
process.exitCode = lines.every(({ ok }) => ok !== false) ? 0 : 1;
