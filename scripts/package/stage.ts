import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { llmsText } from "../docs/llms.ts";
import { inRoot } from "../run/root.ts";
import type { PublishedPackage } from "./build.ts";

type Versions = Record<string, string>;

/** The parts of a manifest that matter for publishing. */
export type Manifest = {
  name: string;
  version: string;
  exports: Record<string, unknown>;
  sideEffects?: boolean | string[];
  files?: string[];
  dependencies?: Versions;
  peerDependencies?: Versions;
  devDependencies?: Versions;
  publishConfig?: { exports?: Record<string, unknown>; sideEffects?: boolean | string[] };
};

/**
 * Copies a built package into `folder` as it is published: its files, and a manifest with the exports of the tarball
 * and real versions instead of the catalog's. `npm pack <folder>` creates the tarball.
 */
export async function stage(packageName: PublishedPackage, folder: string): Promise<Manifest> {
  const source = inRoot("packages", packageName);
  const manifest = publishedManifest(
    JSON.parse(await readFile(join(source, "package.json"), "utf8")) as Manifest,
    catalogOf(await readFile(inRoot("pnpm-workspace.yaml"), "utf8")),
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // As npm does: entries of `files` that don't exist (a change log before the first release) are left out.
  for (const file of [...(manifest.files ?? []), "README.md"].filter((name) => existsSync(join(source, name))))
    await cp(join(source, file), join(folder, file), { recursive: true });
  await cp(inRoot("LICENSE"), join(folder, "LICENSE"));
  await writeFile(join(folder, "llms.txt"), llmsText(packageName));
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * The manifest as it is published. Dependencies are ranges starting at our version, so that a site has one copy of a library.
 * Throws if a version is not in the catalog, or there are no exports for the tarball.
 */
export function publishedManifest(
  { devDependencies: _, publishConfig, ...manifest }: Manifest,
  catalog: Versions,
): Manifest {
  if (!publishConfig?.exports)
    throw new Error(`${manifest.name} says in no publishConfig.exports what its tarball offers.`);
  const { exports, sideEffects = manifest.sideEffects, ...rest } = publishConfig;
  return {
    ...manifest,
    ...(sideEffects !== undefined && { sideEffects }),
    exports,
    ...(manifest.dependencies && { dependencies: fromCatalog(manifest.dependencies, catalog) }),
    ...(Object.keys(rest).length > 0 && { publishConfig: rest }),
  };
}

function fromCatalog(versions: Versions, catalog: Versions): Versions {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const own = version === "catalog:" ? catalog[name] : version;
      if (own === undefined || own.startsWith("workspace:")) throw new Error(`${name} has no version to publish with.`);
      return [name, version === "catalog:" ? `^${own}` : own];
    }),
  );
}

/** The catalog of pnpm-workspace.yaml: one `name: version` per line, indented below `catalog:`. */
export function catalogOf(yaml: string): Versions {
  const [, block = ""] = /^catalog:\n((?: {2}.+\n?)*)/m.exec(yaml) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {2}"?([^":\n]+)"?: (\S+)$/gm)].map(([, name = "", version = ""]) => [name, version]),
  );
}
