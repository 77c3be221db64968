/** A change to what ui or api publish comes with a changeset that names the package. */
import { publishedPackages } from "../package/build.ts";
import { packagesWithoutChangeset } from "../package/changesets.ts";
import { root } from "../run/root.ts";

const missing = await packagesWithoutChangeset(root, publishedPackages);
for (const name of missing)
  console.error(`packages/${name} has changed and no new changeset names @sundry/${name}. Write one: npx changeset`);
process.exitCode = missing.length === 0 ? 0 : 1;
