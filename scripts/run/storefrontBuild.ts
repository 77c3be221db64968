import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withProgress } from "../progress.mjs";
import { capture, tool } from "./command.ts";
import { inRoot } from "./root.ts";

const storefront = "packages/storefront";
const stamp = inRoot(storefront, "dist/.build-inputs");
const folders = [
  "packages/ui/src",
  "packages/api/src",
  `${storefront}/src`,
  `${storefront}/public`,
  `${storefront}/build`,
];
const files = [
  "pnpm-lock.yaml",
  "tsconfig.base.json",
  "packages/ui/package.json",
  "packages/api/package.json",
  `${storefront}/package.json`,
  `${storefront}/index.html`,
  `${storefront}/vite.config.ts`,
  `${storefront}/vite.render.config.ts`,
  `${storefront}/vite.worker.config.ts`,
];

/** Files that no build reads. */
const besides = /\.(test|stories)\.tsx?$/;

/**
 * Builds the shop into packages/storefront/dist, and what renders its pages into dist-render, unless the build there is up to date. Returns whether it built; throws
 * an Error with the build's output if it fails.
 */
export async function buildStorefront(): Promise<boolean> {
  const inputs = await fingerprint();
  if (existsSync(stamp) && (await readFile(stamp, "utf8")) === inputs) return false;
  await withProgress("Building the shop", async () => {
    await build();
    await build("--config", "vite.render.config.ts");
    await build("--config", "vite.worker.config.ts");
  });
  await writeFile(stamp, inputs);
  return true;
}

async function build(...options: readonly string[]): Promise<void> {
  const args = tool("vite", "build", ...options);
  const { status, output } = await capture({ args, cwd: inRoot(storefront), env: { NODE_ENV: "production" } });
  if (status !== 0) throw new Error(`${output.trimEnd()}\n\nThe shop could not be built.`);
}

async function fingerprint(): Promise<string> {
  const inFolders = await Promise.all(folders.map(listFiles));
  const names = [...files, ...inFolders.flat()].filter((name) => !besides.test(name)).sort();
  const contents = await Promise.all(names.map((name) => readFile(inRoot(name)).catch(() => "absent")));
  const hash = createHash("sha256").update(process.version);
  for (const [index, name] of names.entries()) hash.update(`\0${name}\0`).update(contents[index] ?? "");
  return hash.digest("hex");
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(inRoot(folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(inRoot().length + 1));
}
