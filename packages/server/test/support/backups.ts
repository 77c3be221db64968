import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { vi } from "vitest";
import { openDatabase } from "#server/db/connect.ts";
import { runShop } from "#server/shop/runShop.ts";

const program = fileURLToPath(new URL("../../src/shop/main.ts", import.meta.url));

interface ShopAnswer {
  /** What it wrote: the answer, then progress and failures. */
  output: string;
  done: boolean;
}

/** Runs a command of `npm run shop` here, because starting a process for each takes seconds. */
export async function shopCommand(env: NodeJS.ProcessEnv, ...words: string[]): Promise<ShopAnswer> {
  // The database driver reads these from the process. They are the same for all tests of a run.
  for (const name of ["PGHOST", "PGPORT", "PGUSER"]) if (env[name] !== undefined) vi.stubEnv(name, env[name]);
  const [answer, errors]: [string[], string[]] = [[], []];
  const done = await runShop(words, {
    env: { ...process.env, DATABASE_URL: "", ...env },
    write: (line) => answer.push(`${line}\n`),
    errors: { write: (text) => errors.push(text), isTerminal: false, now: () => performance.now() },
  });
  return { output: [...answer, ...errors].join(""), done };
}

/** The same as a process of its own, as a merchant starts it. */
export async function shopProcess(env: NodeJS.ProcessEnv, ...words: string[]): Promise<ShopAnswer> {
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
