/**
 * `npm test`: everything. The last line is `N passed, N failed`, the totals of all parts; exit status 0 only if nothing
 * failed and every part really ran. With `--engines` also the journeys in Firefox and WebKit.
 */
import { passSignalsOn } from "../run/command.ts";
import { printSums, runParts } from "../run/part.ts";
import { staticParts } from "../run/staticParts.ts";
import { buildPart, enginesPart, journeyPart, leftOut, storiesPart, vitestPart } from "../run/testParts.ts";

passSignalsOn();
const engines = enginesPart("journeys");
const results = [
  // The server takes longest and leaves room for the checks, one after the other.
  await runParts([vitestPart("server", "server"), ...staticParts()], 2),
  // Each alone leaves a third of two cores idle. The pages take as long as all others.
  await runParts(
    [
      vitestPart("pages of the shop", "storefront"),
      storiesPart("stories"),
      vitestPart("components", "component"),
      vitestPart("unit tests", "unit"),
      buildPart("build of the shop"),
    ],
    2,
  ),
  await runParts([journeyPart("journeys in a browser")], 1),
  await runParts([process.argv.includes("--engines") ? engines : leftOut(engines.name, "in npm run test:engines")], 1),
];
printSums(results);
