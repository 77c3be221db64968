/**
 * `npm run test:consumers`: ui and api as others use them. Packs both, installs the tarballs with npm into sites
 * of several frameworks, builds them, renders them on the server and uses them in the browser; pictures of each are in
 * test-results/consumers. Needs the registry and several minutes.
 */
import { passSignalsOn } from "../run/command.ts";
import { printSums, runParts } from "../run/part.ts";
import { vitestPart } from "../run/testParts.ts";

passSignalsOn();
const parts = [vitestPart("looks without our reset", "guest-looks"), vitestPart("sites of others", "consumers")];
printSums([await runParts(parts, 1)]);
