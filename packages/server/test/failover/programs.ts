import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Installs the programs that these tests run. */
const install = "apt-get install postgresql pgbouncer";
const debian = "/usr/lib/postgresql";

/** Folder of the newest PostgreSQL from Debian. Throws an Error that says what to install. */
export function postgresPrograms(): string {
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => /^\d+$/.test(name)) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  const folder = join(debian, newest ?? "", "bin");
  if (!existsSync(join(folder, "pg_basebackup")))
    throw new Error(`There is no PostgreSQL in ${debian}. These tests need it on Debian or Ubuntu: ${install}`);
  return folder;
}

/** Path of Debian's pgbouncer. Throws an Error that says what to install. */
export function poolerProgram(): string {
  const program = "/usr/sbin/pgbouncer";
  if (!existsSync(program)) throw new Error(`There is no ${program}. These tests need it: ${install}`);
  return program;
}
