/**
 * The reports in packages/ui/api-report and packages/api/api-report match the current public exports and prop types.
 */
import { compareReports } from "../package/apiReport.ts";
import { publishedPackages } from "../package/build.ts";

const changed = (await Promise.all(publishedPackages.map((name) => compareReports(name, { renew: false })))).flat();
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
