/**
 * `npm run --silent contract`: prints every buyer call as one line of JSON: id, method, path, referencePath (null if that
 * backend has none), auth.
 */
import { allCalls } from "../../packages/api/src/contract/index.ts";
import { referenceTable } from "../../packages/api/src/dialects/referenceTable.ts";

for (const { id, method, path, auth, inSpec } of Object.values(allCalls)) {
  const row = referenceTable[id];
  const referencePath = row && !("absent" in row) ? row.path : null;
  console.log(JSON.stringify({ id, method, path, referencePath, auth, inSpec }));
}
