/**
 * `pnpm market <command>`: the other side of the marketplace, from a terminal, beside a running shop: stores ship and
 * reply, carriers deliver, the platform decides. `pnpm market help` lists the commands. `SUNDRY_DATA_DIR` is the folder
 * of the database (.data), `DATABASE_URL` selects another one.
 */
import { readEnvFile } from "../run/envFile.ts";
import { inRoot } from "../run/root.ts";

readEnvFile();
process.env.SUNDRY_DATA_DIR ??= inRoot(".data");
await import(new URL("../../packages/server/src/market/main.ts", import.meta.url).href);
