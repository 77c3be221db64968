/** docs/page-json.md says what the schemas of the blocks say. */
import { existsSync, readFileSync } from "node:fs";
import { currentPageJson, pageJsonFile } from "../docs/pageJson.ts";

const written = existsSync(pageJsonFile) ? readFileSync(pageJsonFile, "utf8") : "";
if (written !== currentPageJson()) {
  console.error("docs/page-json.md is older than the schemas of the blocks: node scripts/bootstrap.mjs page-json");
  process.exitCode = 1;
}
