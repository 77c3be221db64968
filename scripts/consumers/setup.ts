import type { TestProject } from "vitest/node";
import { buildPackage, publishedPackages } from "../package/build.ts";
import { stage } from "../package/stage.ts";
import { inRoot } from "../run/root.ts";
import { startRegistry } from "./registry.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A registry with our packages, and their versions by name: `@sundry/ui`. */
    published: { registry: string; versions: Record<string, string> };
  }
}

/** Publishes the packages once for all consumers, to a registry on this machine. Returns what ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, publish, stop } = await startRegistry();
  try {
    const versions: Record<string, string> = {};
    for (const packageName of publishedPackages) {
      await buildPackage(packageName);
      const staged = inRoot(".cache/package", packageName);
      const { name, version } = await stage(packageName, staged);
      await publish(staged);
      versions[name] = version;
    }
    project.provide("published", { registry: url, versions });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
