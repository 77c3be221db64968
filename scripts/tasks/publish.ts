/**
 * `node scripts/bootstrap.mjs publish`: publishes ui and api in the versions of their manifests, unless the registry has them, and
 * tags the commit. The release workflow runs it, because provenance needs one. `--dry-run` shows what would be published.
 */
import { withProgress } from "../progress.mjs";
import { buildPackage, publishedPackages } from "../package/build.ts";
import { stage } from "../package/stage.ts";
import { show, tool } from "../run/command.ts";
import { inRoot } from "../run/root.ts";
import { npm } from "../run/npm.ts";

const dryRun = process.argv.includes("--dry-run");

async function isPublished(name: string, version: string): Promise<boolean> {
  const { status, output } = await npm("view", `${name}@${version}`, "version");
  if (status === 0) return output.trim() !== "";
  if (output.includes("E404")) return false;
  throw new Error(output);
}

for (const packageName of publishedPackages) {
  const folder = inRoot(".cache/package", packageName);
  await withProgress(`Building packages/${packageName}`, () => buildPackage(packageName));
  const { name, version } = await stage(packageName, folder);
  if (await isPublished(name, version)) {
    console.log(`${name} ${version} is published already.`);
    continue;
  }
  const { status, output } = await npm("publish", folder, ...(dryRun ? ["--dry-run", "--provenance=false"] : []));
  console.log(output);
  if (status !== 0) throw new Error(`${name} ${version} could not be published.`);
}
if (!dryRun) process.exitCode = (await show({ args: tool("@changesets/cli#changeset", "tag") })).status;
