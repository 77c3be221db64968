/**
 * `pnpm market <command>`: the other side of the marketplace, from a terminal, beside a shop that runs: stores ship and answer,
 * carriers carry, the platform decides. `pnpm market help` lists the commands. `SUNDRY_DATA_DIR` names the folder of the
 * database (.data), `DATABASE_URL` another one.
 */
import { inRoot } from "../run/root.ts";

process.env.SUNDRY_DATA_DIR ??= inRoot(".data");
await import(new URL("../../packages/server/src/market/main.ts", import.meta.url).href);
