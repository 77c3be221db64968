/**
 * `npm run shop -- COMMAND`: what a merchant does from a terminal, such as `import FOLDER` or `backup FILE`. Without a
 * command it lists them all. `SUNDRY_DATA_DIR` is the folder of the database (.data), `DATABASE_URL` selects another one.
 */
import { resolve } from "node:path";
import { readEnvFile } from "../run/envFile.ts";
import { inRoot } from "../run/root.ts";

readEnvFile();
process.env.SUNDRY_DATA_DIR = resolve(process.env.SUNDRY_DATA_DIR ?? inRoot(".data"));
// npm changes to the project's folder, but files are relative to the caller's folder.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await import(new URL("../../packages/server/src/shop/main.ts", import.meta.url).href);
