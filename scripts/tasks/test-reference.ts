/**
 * `npm run test:reference`: what keeps this shop together with the reference backend, without that backend. Reads what it
 * said when it was tried, sends every call as it understands it, and records which fields of its answers our server lacks
 * when its clients ask.
 */
import { passSignalsOn } from "../run/command.ts";
import { printSums, runParts } from "../run/part.ts";
import { vitestFiles } from "../run/testParts.ts";

passSignalsOn();
const parts = [
  vitestFiles("our pages on that backend", "unit", "packages/api/src/dialects/"),
  vitestFiles("its clients on our server", "server", "packages/server/test/dialect"),
];
printSums([await runParts(parts, 1)]);
