import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildPackage, publishedPackages } from "../package/build.ts";
import { stage } from "../package/stage.ts";
import { npm } from "../run/npm.ts";
import { inRoot } from "../run/root.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Paths of the packed tarballs by package name: `@sundry/ui`. */
    tarballs: Record<string, string>;
  }
}

const folder = inRoot(".cache/consumers/tarballs");

/** Packs the packages once for all consumers, as they would be published. */
export async function setup(project: TestProject): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const tarballs: Record<string, string> = {};
  for (const packageName of publishedPackages) {
    await buildPackage(packageName);
    const staged = inRoot(".cache/package", packageName);
    const { name, version } = await stage(packageName, staged);
    const { status, output } = await npm("pack", staged, "--pack-destination", folder, "--silent");
    if (status !== 0) throw new Error(output);
    tarballs[name] = await namedByContent(join(folder, `sundry-${packageName}-${version}.tgz`));
  }
  project.provide("tarballs", tarballs);
}

/** npm treats a tarball with a known name as already installed. */
async function namedByContent(file: string): Promise<string> {
  const hash = createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 12);
  const named = file.replace(/\.tgz$/, `-${hash}.tgz`);
  await rename(file, named);
  return named;
}
