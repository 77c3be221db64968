/** `node scripts/bootstrap.mjs api-reference`: writes docs/api.md from the contract, and says whether it has changed. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { currentReference, referenceFile } from "../docs/apiReference.ts";

const before = existsSync(referenceFile) ? readFileSync(referenceFile, "utf8") : "";
const reference = currentReference();
writeFileSync(referenceFile, reference);
console.log(before === reference ? "docs/api.md was up to date." : "docs/api.md is written anew.");
