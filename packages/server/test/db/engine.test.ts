import { chmod, cp, lstat, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { accountFor, canReach } from "#server/db/embedded/account.ts";
import { findEngine, linkLibraries, prepareEngine } from "#server/db/embedded/engine.ts";
import { output } from "../support/folder.ts";

/** The package without the links between its libraries, as after an installation that runs no install scripts. */
async function unlinkedPackage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sundry-engine-"));
  onTestFinished(async () => {
    await chmod(join(folder, "native/lib"), 0o755);
    await rm(folder, { recursive: true });
  });
  const native = join(folder, "native");
  await cp((await findEngine()).native, native, { recursive: true, filter: (path) => !path.endsWith(".a") });
  for (const name of await readdir(join(native, "lib"))) {
    const file = join(native, "lib", name);
    if ((await lstat(file)).isSymbolicLink()) await rm(file);
  }
  return native;
}

const versionOf = (native: string) => output(join(native, "bin/postgres"), "--version");

test("runs without install scripts, even if two processes make the links at once", async () => {
  const native = await unlinkedPackage();
  await expect(versionOf(native)).rejects.toThrow(/libicu/);
  expect(await Promise.all([linkLibraries(native), linkLibraries(native)])).toEqual([true, true]);
  expect(await versionOf(native)).toContain("PostgreSQL");
});

test("is copied if it can't be used where it is: read-only, or out of reach of the account that runs it", async () => {
  const native = await unlinkedPackage(); // for root: below a folder that only root can enter
  await chmod(join(native, "bin/postgres"), 0o700);
  await chmod(join(native, "lib"), 0o500);
  const dataDir = await mkdtemp(join(tmpdir(), "sundry-copy-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  const engine = { native, version: "1.2.3-test" };
  const account = await accountFor(join(dataDir, "postgres"));

  const copies = await Promise.all([prepareEngine(engine, account, dataDir), prepareEngine(engine, account, dataDir)]);
  expect(copies[0].native.startsWith(dataDir)).toBe(true);
  expect(copies[1]).toEqual(copies[0]);
  expect(await versionOf(copies[0].native)).toContain("PostgreSQL");
  expect(await canReach(join(copies[0].native, "lib"), "r", account)).toBe(true);
  expect((await stat(join(copies[0].native, "bin/postgres"))).mode & 0o777).toBe(0o755);
  expect((await readdir(dataDir)).length).toBe(1);
});

test("a platform without a build is reported as such", async () => {
  await expect(findEngine("sunos-sparc")).rejects.toMatchObject({ reason: "platform" });
});
