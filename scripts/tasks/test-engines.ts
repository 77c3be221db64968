/**
 * `npm run test:engines`: the shop and the stories in Firefox and WebKit, compared with Chromium. Both must be installed;
 * if not, the task says what to install, and nothing fails. The first word may choose `journeys`, `pages` or `stories`; other
 * words select files: `npm run test:engines pages webkit`.
 */
import { passSignalsOn } from "../run/command.ts";
import { printSums, runParts } from "../run/part.ts";
import { engineProjects, enginesPart } from "../run/testParts.ts";

passSignalsOn();
const words = process.argv.slice(2);
const chosen = engineProjects.filter((project) => project === words[0]);
const parts =
  chosen.length > 0
    ? chosen.map((project) => enginesPart(project, ...words.slice(1)))
    : engineProjects.map((project) => enginesPart(project, ...words));
printSums([await runParts(parts, 1)]);
