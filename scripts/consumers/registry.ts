import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../run/freePort.ts";
import { npmIn } from "../run/npm.ts";
import { inRoot } from "../run/root.ts";

/** A registry of npm on this machine, empty at its start. */
export interface Registry {
  url: string;
  /** Publishes a folder. Rejects with what npm says if it is refused. */
  publish(folder: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the registry of `fixtures/registry`. */
export async function startRegistry(): Promise<Registry> {
  const folder = inRoot(".cache/consumers/registry");
  await mkdir(folder, { recursive: true });
  await rm(join(folder, "storage"), { recursive: true, force: true });
  await cp(inRoot("scripts/consumers/fixtures/registry"), folder, { recursive: true });
  await done(npmIn(folder, "install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"));
  const port = await freePort();
  const program = join(folder, "node_modules/verdaccio/bin/verdaccio");
  const args = [program, "--config", "config.yaml", "--listen", `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await answers(`${url}-/ping`)))
    if (child.exitCode !== null) throw new Error(`The registry ended with ${child.exitCode}.`);
  // npm publishes only for somebody; the registry takes anybody.
  const account = join(folder, "npmrc");
  await writeFile(account, `//127.0.0.1:${port}/:_authToken=anybody\n`);
  return {
    url,
    publish: (published) =>
      done(npmIn(published, "publish", "--registry", url, "--userconfig", account, "--provenance=false")),
    stop: async () => {
      const gone = once(child, "exit");
      child.kill();
      await gone;
    },
  };
}

async function done(work: ReturnType<typeof npmIn>): Promise<void> {
  const { status, output } = await work;
  if (status !== 0) throw new Error(output);
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 100)),
  );
