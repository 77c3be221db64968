/**
 * `npm test`: everything. The last line is `N passed, N failed`, the sums of all parts; exit status 0 only when nothing failed
 * and every part really ran.
 */
import { passSignalsOn } from "../run/command.ts";
import { runParts } from "../run/part.ts";
import { staticParts } from "../run/staticParts.ts";
import { buildPart, journeyPart, vitestPart } from "../run/testParts.ts";

passSignalsOn();
const still = await runParts(staticParts(), 2);
const running = await runParts(
  [
    vitestPart("unit and server tests", "unit", "server"),
    vitestPart("component tests", "component"),
    vitestPart("stories", "stories"),
    buildPart("build of the shop"),
    journeyPart("journeys in a browser"),
  ],
  1,
);
const passed = still.passed + running.passed;
const failed = still.failed + running.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
