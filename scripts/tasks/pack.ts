/** `node scripts/bootstrap.mjs pack`: builds ui and api and stages them for publishing, ready for `npm pack`. */
import { withProgress } from "../progress.mjs";
import { buildPackage, publishedPackages } from "../package/build.ts";
import { stage } from "../package/stage.ts";
import { inRoot } from "../run/root.ts";

for (const packageName of publishedPackages) {
  const folder = inRoot(".cache/package", packageName);
  await withProgress(`Building packages/${packageName}`, () => buildPackage(packageName));
  const { name, version } = await stage(packageName, folder);
  console.log(`${name} ${version} is in ${folder}; npm pack ${folder} makes its tarball.`);
}
