/** docs/api.md matches the contract. */
import { existsSync, readFileSync } from "node:fs";
import { currentReference, referenceFile } from "../docs/apiReference.ts";

const written = existsSync(referenceFile) ? readFileSync(referenceFile, "utf8") : "";
if (written !== currentReference()) {
  console.error("docs/api.md is older than the contract: node scripts/bootstrap.mjs api-reference");
  process.exitCode = 1;
}
