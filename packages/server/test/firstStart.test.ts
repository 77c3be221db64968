import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readPostmaster } from "#server/db/embedded/postmaster.ts";
import { dataFolder } from "./support/folder.ts";

const withDemo = fileURLToPath(new URL("../../demo/src/main.ts", import.meta.url));
const withoutDemo = fileURLToPath(new URL("../src/main.ts", import.meta.url));

interface FirstStart {
  child: ChildProcess;
  output(): string;
  /** The exit code. */
  ended: Promise<number | null>;
}

/** A shop in a process of its own. */
function begin(dataDir: string, main = withDemo): FirstStart {
  const env = { ...process.env, PORT: "0", SUNDRY_DATA_DIR: dataDir, DATABASE_URL: "", NODE_ENV: "production" };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += part.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, ended, output: () => text };
}

/** Where the database of a data folder is made; undefined before that is decided. */
async function clusterOf(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, "postgres.json"), "utf8").catch(() => undefined);
  return text === undefined ? undefined : resolve(dataDir, (JSON.parse(text) as { cluster: string }).cluster);
}

const filesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** The command lines of all processes that were started for a folder. */
async function processesAt(folder: string): Promise<string[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")));
  return commands.map((command) => command.replaceAll("\0", " ")).filter((command) => command.includes(folder));
}

const isMaking = async (dataDir: string) => {
  const cluster = await clusterOf(dataDir);
  const drafts = cluster ? (await filesIn(dirname(cluster))).filter((name) => name.includes(".new-")) : [];
  const files = await Promise.all(drafts.map((draft) => filesIn(join(dirname(cluster ?? ""), draft))));
  return files.some((names) => names.includes("PG_VERSION"));
};
const isStarting = async (dataDir: string) => {
  const cluster = await clusterOf(dataDir);
  return cluster !== undefined && (await readPostmaster(cluster)) !== undefined;
};
const isDrawing = async (dataDir: string) => (await filesIn(join(dataDir, "pictures"))).length > 0;

test.each([
  ["its database is made", isMaking],
  ["its database starts", isStarting],
  ["its pictures are drawn", isDrawing],
])(
  "[BU-07] a first start that is told to stop while %s never opens, and leaves no process",
  async (_, isThere) => {
    const dataDir = await dataFolder();
    const { child, ended, output } = begin(dataDir);
    await expect.poll(() => isThere(dataDir), { timeout: 120_000, interval: 20 }).toBe(true);
    const asked = performance.now();
    child.kill("SIGTERM");
    expect(await ended, output()).toBe(0);
    // Docker kills after ten seconds. An idle machine needs one, a machine with five times its work fifteen.
    expect(performance.now() - asked).toBeLessThan(30_000);
    expect(output()).not.toContain("Sundry is open");
    expect(await processesAt(dirname((await clusterOf(dataDir)) ?? ""))).toEqual([]);
  },
  150_000,
);

test("[BU-07] a data folder that can't be used ends the start with a sentence", async () => {
  const file = await dataFolder({ cluster: true });
  const place = join(file, "a-file");
  await writeFile(place, "");
  for (const dataDir of [place, join(place, "data"), "/proc/sundry-data", "/dev/null"]) {
    const { ended, output } = begin(dataDir);
    expect(await ended, output()).toBe(1);
    expect(output()).toContain("data folder");
    expect(output()).toContain("SUNDRY_DATA_DIR");
    expect(output()).not.toContain("    at ");
  }
}, 120_000);

test("[OS-06] a start without the demo, where the settings ask for it, says how to get it and makes nothing", async () => {
  const folder = await dataFolder();
  const { ended, output } = begin(folder, withoutDemo);
  expect(await ended, output()).toBe(1);
  expect(output().trim()).toBe(
    "The demo is not here: start it with `npm start`. For a shop of your own, set SUNDRY_DEMO=off.",
  );
  expect(await filesIn(folder)).toEqual([]);
});
