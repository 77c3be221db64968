/** `node scripts/bootstrap.mjs api-report`: writes the reports of the public types of ui and api. */
import { compareReports } from "../package/apiReport.ts";
import { publishedPackages } from "../package/build.ts";

for (const name of publishedPackages) {
  const changed = await compareReports(name, { renew: true });
  console.log([`packages/${name}/api-report: ${changed.length} changed`, ...changed].join("\n  "));
}
