import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildPackage, type PublishedPackage, publishedPackages } from "../package/build.ts";
import { stage } from "../package/stage.ts";
import { npm } from "../run/npm.ts";
import { inRoot } from "../run/root.ts";

/** The hash of the tarball that a new build makes. */
async function packed(name: PublishedPackage, round: string): Promise<string> {
  await buildPackage(name);
  const folder = inRoot(".cache/consumers/pack", round);
  const { version } = await stage(name, join(folder, name));
  await mkdir(folder, { recursive: true });
  const { status, output } = await npm("pack", join(folder, name), "--pack-destination", folder, "--silent");
  if (status !== 0) throw new Error(output);
  const tarball = await readFile(join(folder, `sundry-${name}-${version}.tgz`));
  return createHash("sha256").update(tarball).digest("hex");
}

test.each(publishedPackages)("[UI-01] two builds of %s pack the same bytes", async (name) => {
  expect(await packed(name, "first")).toBe(await packed(name, "second"));
});
