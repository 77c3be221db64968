/**
 * `npm start`: builds the shop if its sources have changed, then runs the server (in the same process, so that Ctrl-C
 * reaches it). `PORT` and `SUNDRY_DATA_DIR` set the port (8080) and the folder of the database (.data).
 */
import { readEnvFile } from "../run/envFile.ts";
import { inRoot } from "../run/root.ts";
import { buildStorefront } from "../run/storefrontBuild.ts";

// npm and the terminal may both deliver one Ctrl-C. The server has its own handler; a second delivery must not
// interrupt it.
process.on("SIGINT", () => {});
readEnvFile();
process.env.SUNDRY_DATA_DIR ??= inRoot(".data");
try {
  await buildStorefront();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(new URL("../../packages/demo/src/main.ts", import.meta.url).href);
