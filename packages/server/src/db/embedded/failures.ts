import { DatabaseUnavailable } from "../unavailable.ts";

/** Where the parts of one embedded server are. Messages name these places, so that the reader can act on them. */
export type FailureContext = { cluster: string; log: string };

type Diagnosis = { pattern: RegExp; describe: (context: FailureContext, line: string) => DatabaseUnavailable };

/** A start that failed for one of these reasons may succeed a moment later: another process is starting or stopping. */
const passing = /lock file ".*" already exists|pre-existing shared memory block/i;

// The order matters: a full disk also makes files look damaged, so it is checked first.
const diagnoses: readonly Diagnosis[] = [
  {
    pattern: /no space left on device|disk quota exceeded/i,
    describe: ({ cluster }) =>
      new DatabaseUnavailable(
        "space",
        `The disk that holds the database (${cluster}) is full.`,
        "Free some space and start again; nothing was lost.",
      ),
  },
  {
    pattern:
      /error while loading shared libraries|version `GLIBC_|symbol lookup error|exec format error|library not loaded/i,
    describe: (_context, line) =>
      new DatabaseUnavailable(
        "platform",
        `The bundled PostgreSQL does not run on this machine (${line}).`,
        "Set DATABASE_URL to a PostgreSQL server of your own.",
      ),
  },
  {
    pattern: /could not look up effective user/i,
    describe: (_context, line) =>
      new DatabaseUnavailable(
        "permission",
        `PostgreSQL does not run as a user without a name (${line}).`,
        "Start as a user that /etc/passwd has, or set DATABASE_URL to a PostgreSQL server of your own.",
      ),
  },
  {
    pattern: /database files are incompatible with server|was initialized by PostgreSQL version/i,
    describe: ({ cluster }) => wrongVersion(cluster),
  },
  {
    pattern: /read-only file system|operation not permitted/i,
    describe: ({ cluster }, line) =>
      new DatabaseUnavailable(
        "permission",
        `Nothing can be written into the database folder ${cluster} (${line}).`,
        "Make it writable and start again; nothing was lost.",
      ),
  },
  {
    pattern: /has wrong ownership|permission denied|invalid permissions/i,
    describe: ({ cluster }, line) =>
      new DatabaseUnavailable(
        "permission",
        `The database folder ${cluster} cannot be used by this user (${line}).`,
        "Start as the user who created it, or choose another folder with SUNDRY_DATA_DIR.",
      ),
  },
  {
    pattern: /could not create (any )?unix-domain socket|socket path .* is too long|could not bind unix/i,
    describe: (_context, line) =>
      new DatabaseUnavailable(
        "socket",
        `The database could not open its socket (${line}).`,
        "Choose a shorter folder with SUNDRY_DATA_DIR, or set TMPDIR to a folder that can be written.",
      ),
  },
  {
    pattern:
      /valid checkpoint record|required WAL directory|pg_control|control file|PANIC|invalid (page|data) |is not a valid data directory|could not open (file|directory) "(global|base|pg_|PG_)|configuration file .*(contains errors|could not)|could not (access|read) .*postgresql\.conf|could not load .*pg_hba\.conf/i,
    describe: ({ cluster, log }) => damaged(cluster, `PostgreSQL refused to open it; its log is ${log}`),
  },
];

/** The data folder has something other than a complete PostgreSQL cluster. */
export function damaged(cluster: string, detail: string): DatabaseUnavailable {
  return new DatabaseUnavailable(
    "corrupt",
    `The database in ${cluster} is damaged: ${detail}.`,
    "Nothing was deleted. Put a backup of the folder back, or move the folder away to start with a fresh demo marketplace.",
  );
}

/** The cluster was created by another major version of PostgreSQL. */
export function wrongVersion(cluster: string, found?: string, expected?: string): DatabaseUnavailable {
  const versions = found && expected ? ` (version ${found}, this release brings ${expected})` : "";
  return new DatabaseUnavailable(
    "version",
    `The database in ${cluster} was made by another version of PostgreSQL${versions}.`,
    "Back it up with the release that made it (the command `backup FILE`) and restore it into another folder (SUNDRY_DATA_DIR).",
  );
}

/** Whether the output of an early exit says that a retry can help. */
export function isPassing(output: string): boolean {
  return passing.test(output);
}

/** Finds the reason of an early exit in the output of initdb or postgres; undefined if it is unknown. */
export function diagnose(output: string, context: FailureContext): DatabaseUnavailable | undefined {
  for (const { pattern, describe } of diagnoses) {
    const line = output.split("\n").find((text) => pattern.test(text));
    if (line !== undefined) return describe(context, plain(line));
  }
  return undefined;
}

/** The last line with an error, without timestamp and severity; for output that matches no diagnosis. */
export function lastError(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return plain(lines.findLast((line) => /FATAL|PANIC|ERROR|error/.test(line)) ?? lines.at(-1) ?? "it said nothing");
}

const plain = (line: string) =>
  line
    .replace(/^.*?(FATAL|PANIC|ERROR|LOG|error):\s*/, "")
    .replace(/\.$/, "")
    .trim();
