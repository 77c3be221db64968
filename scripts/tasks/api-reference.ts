/** `node scripts/bootstrap.mjs api-reference`: writes docs/api.md from the contract. */
import { writeFileSync } from "node:fs";
import { currentReference, referenceFile } from "../docs/apiReference.ts";

writeFileSync(referenceFile, currentReference());
console.log("docs/api.md is up to date.");
