/** `node scripts/bootstrap.mjs api-report`: writes the reports of the public types of ui and api. */
import { compareReports, reportedPackages } from "../package/apiReport.ts";

for (const name of reportedPackages) {
  const changed = await compareReports(name, { renew: true });
  console.log([`packages/${name}/api-report: ${changed.length} changed`, ...changed].join("\n  "));
}
