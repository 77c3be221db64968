import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { freePort } from "../run/freePort.ts";
import { npmIn } from "../run/npm.ts";
import { inRoot } from "../run/root.ts";

/**
 * Somebody else's site in its own folder, with our packages from the registry of the tests and everything else from npm's.
 */
export type Consumer = {
  folder: string;
  /** Runs one of its programs to the end and returns its output. Throws an error with the output if it fails. */
  run(program: string, ...args: string[]): Promise<string>;
  /**
   * Starts one of its programs as a server until the test is over; `PORT` in the arguments is replaced by a free port.
   */
  serve(program: string, ...args: string[]): Promise<string>;
};

const quiet = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: undefined, VITEST: undefined };

/**
 * Installs the site of `fixtures/<name>`. Between runs its folder keeps only what npm has installed. Sites that show
 * the page of `fixtures/page` say where it goes.
 */
export async function installed(name: string, page?: { sources: string; pictures: string }): Promise<Consumer> {
  const folder = inRoot(".cache/consumers", name);
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder))
    if (old !== "node_modules") await rm(join(folder, old), { recursive: true, force: true });
  await cp(inRoot("scripts/consumers/fixtures", name), folder, { recursive: true });
  if (page) {
    await cp(inRoot("scripts/consumers/fixtures/page"), join(folder, page.sources), { recursive: true });
    await cp(inRoot("packages/ui/src/testing/fixtures/pictures"), join(folder, page.pictures), { recursive: true });
  }
  // A build of today has the version of yesterday's.
  await rm(join(folder, "node_modules/@sundry"), { recursive: true, force: true });
  const { registry, versions } = inject("published");
  await nameVersions(join(folder, "package.json"), versions);
  const install = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  install.push(`--@sundry:registry=${registry}`);
  const { status, output } = await npmIn(folder, ...install);
  if (status !== 0) throw new Error(output);
  const program = (file: string) => join(folder, "node_modules/.bin", file);
  return {
    folder,
    run: (file, ...args) => execute(program(file), args, folder),
    serve: (file, ...args) => served(program(file), args, folder),
  };
}

/** A site depends on the packages of ours that its manifest names, in the versions that are published. */
async function nameVersions(file: string, versions: Readonly<Record<string, string>>): Promise<void> {
  const manifest = JSON.parse(await readFile(file, "utf8")) as { dependencies: Record<string, string> };
  for (const [name, version] of Object.entries(versions))
    if (name in manifest.dependencies) manifest.dependencies[name] = version;
  await writeFile(file, JSON.stringify(manifest, null, 2));
}

function execute(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...quiet };
    execFile(program, args, { cwd, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      const said = `${stdout}${stderr}`;
      if (error) reject(new Error(`${program} ${args.join(" ")}\n${said || error.message}`));
      else resolve(said);
    });
  });
}

async function served(program: string, args: readonly string[], cwd: string): Promise<string> {
  const port = String(await freePort());
  const env = { ...process.env, ...quiet, NODE_ENV: "production", PORT: port, HOST: "127.0.0.1" };
  const given = args.map((arg) => arg.replace("PORT", port));
  const child = spawn(program, given, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text));
  onTestFinished(() => ended(child));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url)))
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}:\n${said}`);
  return url;
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 100)),
  );

/** The server and the processes it started are one process group. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await gone;
}
