/** `npm run verify`: types, lint, format, the project's checks and the unit tests, in under a minute; before every commit. */
import { passSignalsOn } from "../run/command.ts";
import { runParts } from "../run/part.ts";
import { staticParts } from "../run/staticParts.ts";
import { vitestPart } from "../run/testParts.ts";

passSignalsOn();
// The tests first: they take longest, and the others fit beside them.
const { passed, failed } = await runParts([vitestPart("unit tests", "unit"), ...staticParts()], 2);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
