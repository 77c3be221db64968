import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stopOrphan } from "./embedded/supervisor.ts";
import { DatabaseUnavailable, explain } from "./unavailable.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const dataDir = resolve(process.env.SUNDRY_DATA_DIR ?? `${root}/.data`);
const answers = {
  none: "No database runs in this data folder.",
  stopped: "The database that was left running has been stopped.",
  used: "The database is in use; stop the shop instead (Ctrl-C).",
} as const;

try {
  const found = await stopOrphan(dataDir);
  console.log(answers[found]);
  process.exitCode = found === "used" ? 1 : 0;
} catch (error) {
  if (!(error instanceof DatabaseUnavailable)) throw error;
  console.error(explain(error));
  process.exitCode = 1;
}
