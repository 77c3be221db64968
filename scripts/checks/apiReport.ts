/** The reports in packages/ui/api-report and packages/api/api-report list every public export and prop type as it is now. */
import { compareReports, reportedPackages } from "../package/apiReport.ts";

const changed = (await Promise.all(reportedPackages.map((name) => compareReports(name, { renew: false })))).flat();
if (changed.length > 0) {
  console.error(
    [
      "The public types differ from their reports:",
      ...changed.map((file) => `  ${file}`),
      "If the change is meant, run node scripts/bootstrap.mjs api-report, read the difference and add a changeset (npx changeset).",
    ].join("\n"),
  );
  process.exitCode = 1;
}
