/**
 * `npm run test:engines`: the shop in Firefox and WebKit, compared with Chromium. Both must be installed; if not, the task
 * says what to install, and nothing fails. Words select files: `npm run test:engines webkit`.
 */
import { passSignalsOn } from "../run/command.ts";
import { printSums, runParts } from "../run/part.ts";
import { enginesPart } from "../run/testParts.ts";

passSignalsOn();
printSums([await runParts([enginesPart("Firefox and WebKit", ...process.argv.slice(2))], 1)]);
