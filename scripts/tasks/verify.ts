/**
 * `npm run verify`: types, lint, format, the project's checks and the unit tests, in about a minute. Run it before
 * every commit.
 */
import { passSignalsOn } from "../run/command.ts";
import { printSums, runParts } from "../run/part.ts";
import { staticParts } from "../run/staticParts.ts";
import { vitestPart } from "../run/testParts.ts";

passSignalsOn();
// The tests first, because they take longest and the others fit beside them.
printSums([await runParts([vitestPart("unit tests", "unit"), ...staticParts()], 2)]);
