import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openDatabase } from "#server/db/connect.ts";

const program = fileURLToPath(new URL("../../src/shop/main.ts", import.meta.url));

/** Runs `npm run shop` as a process; returns its output and whether it succeeded. */
export async function shopCommand(
  env: NodeJS.ProcessEnv,
  ...words: string[]
): Promise<{ output: string; done: boolean }> {
  const run = promisify(execFile)(process.execPath, [program, ...words], {
    env: { ...process.env, DATABASE_URL: "", ...env },
  });
  return run.then(
    ({ stdout, stderr }) => ({ output: stdout + stderr, done: true }),
    (failed: { stdout: string; stderr: string }) => ({ output: failed.stdout + failed.stderr, done: false }),
  );
}

/** Every row of every table, as one digest each. */
export const digests = `select c.relname as name, (xpath('//d/text()', query_to_xml(format(
    'select md5(string_agg(t::text, %L order by t::text collate "C")) as d from %I t', ';', c.relname), false, false, '')))[1]::text as digest
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;

/** The digests of a shop with an embedded database that is not running. */
export async function digestsOf(dataDir: string): Promise<object[]> {
  const database = await openDatabase({ dataDir, log: { info: () => {}, warn: () => {} } });
  try {
    return await database.query(digests);
  } finally {
    await database.close();
  }
}
