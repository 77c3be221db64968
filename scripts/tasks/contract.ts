/** `pnpm --silent contract`: every buyer call as one line of JSON: id, method, path, referencePath (null where that backend has none), auth. */
import { allCalls } from "../../packages/api/src/contract/index.ts";
import { referencePaths } from "../../packages/api/src/dialects/referencePaths.ts";

for (const { id, method, path, auth, inSpec } of Object.values(allCalls))
  console.log(JSON.stringify({ id, method, path, referencePath: referencePaths[id] ?? null, auth, inSpec }));
