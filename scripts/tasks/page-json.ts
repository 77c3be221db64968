/** `node scripts/bootstrap.mjs page-json`: writes docs/page-json.md from the schemas of the blocks. */
import { writeFileSync } from "node:fs";
import { currentPageJson, pageJsonFile } from "../docs/pageJson.ts";

writeFileSync(pageJsonFile, currentPageJson());
console.log("docs/page-json.md is up to date.");
