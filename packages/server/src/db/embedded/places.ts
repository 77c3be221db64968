import { randomBytes } from "node:crypto";
import { chmod, chown, link, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { DatabaseUnavailable } from "../unavailable.ts";
import { type Account, accountFor, canReach, changeOwner } from "./account.ts";

/**
 * Where a data folder keeps its server. `cluster`: PostgreSQL's own folder; `socketDir`: folder of the unix socket;
 * `log`: PostgreSQL's output; `ready`: the cluster was completely created once.
 */
export type Places = {
  dataDir: string;
  cluster: string;
  socketDir: string;
  log: string;
  account: Account;
  ready: boolean;
};

type Placement = { cluster: string; socketDir: string; ready: boolean };

/** PostgreSQL's port number. With a unix socket it is only part of the file's name. */
export const port = 5432;

// sockaddr_un holds 108 bytes on Linux and 104 on macOS, including the final zero.
const socketPathLimit = process.platform === "darwin" ? 103 : 107;
const recordName = "postgres.json";

/** The socket file in a folder. */
export function socketFile(socketDir: string): string {
  return join(socketDir, `.s.PGSQL.${port}`);
}

/** Whether the data folder holds the data of an embedded server. */
export async function isBegun(dataDir: string): Promise<boolean> {
  return (await readRecord(dataDir))?.ready ?? false;
}

/**
 * Reads where the data folder keeps its server; decides and records it the first time. If two processes decide at once,
 * the first record counts. A socket folder that has vanished (as temporary folders do) is replaced.
 */
export async function findPlaces(folder: string): Promise<Places> {
  const dataDir = await makeDataDir(folder);
  const record = (await readRecord(dataDir)) ?? (await writing(dataDir, () => decide(dataDir)));
  const cluster = resolve(dataDir, record.cluster);
  const account = await accountFor(cluster);
  const places = { dataDir, cluster, account, log: join(dataDir, "postgres.log"), ready: record.ready };
  const socketDir = resolve(dataDir, record.socketDir);
  if (await isPrivate(socketDir, account)) return { ...places, socketDir };
  return writing(dataDir, async () => {
    const replaced = { ...places, socketDir: await makeSocketDir(join(cluster, ".."), account) };
    await saveRecord(replaced);
    return replaced;
  });
}

/** Records that the cluster has been created, so that its absence later counts as a loss and not as a first start. */
export async function markReady(places: Places): Promise<void> {
  await saveRecord({ ...places, ready: true });
}

/** Folders, best first, for files that the account must be able to read. Only root needs more than the data folder. */
export function readableFolders(dataDir: string, account: Account): string[] {
  return account ? [dataDir, "/var/lib/sundry", "/var/tmp/sundry"] : [dataDir];
}

/**
 * Creates a folder that everyone may enter but only we may write; false if it belongs to someone else or cannot be
 * created.
 */
export async function makeReadableFolder(folder: string, account: Account): Promise<boolean> {
  try {
    if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755);
    const found = await stat(folder);
    const ours = found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
    return account === undefined || (ours && (await canReach(folder, "r", account)));
  } catch {
    return false;
  }
}

async function decide(dataDir: string): Promise<Placement> {
  const account = await accountFor(join(dataDir, "postgres"));
  const home = await findHome(dataDir, account);
  const cluster = join(home, "postgres");
  const socketDir = await makeSocketDir(home, account);
  const record = { cluster: within(dataDir, cluster), socketDir: within(dataDir, socketDir), ready: false };
  const draft = join(dataDir, `${recordName}.${randomBytes(4).toString("hex")}`);
  await writeFile(draft, JSON.stringify(record));
  try {
    await link(draft, join(dataDir, recordName));
    return record;
  } catch {
    const other = await readRecord(dataDir);
    if (other) return other;
    await rename(draft, join(dataDir, recordName)); // a file system without links
    return record;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The parent folder of the cluster: the data folder, or for root below a private folder a readable one with a new name.
 */
async function findHome(dataDir: string, account: Account): Promise<string> {
  if (!account || (await canReach(dataDir, "r", account)) || (await grantGroupAccess(dataDir, account))) return dataDir;
  for (const place of readableFolders(dataDir, account)) {
    if (place === dataDir || !(await makeReadableFolder(place, account))) continue;
    const home = join(place, randomBytes(6).toString("hex"));
    if (!(await makeReadableFolder(home, account))) continue;
    await writeFile(join(home, "belongs-to.txt"), `${dataDir}\n`); // for anyone who finds it there
    return home;
  }
  throw new DatabaseUnavailable(
    "permission",
    `The data folder ${dataDir} is private to root, and PostgreSQL does not run as root.`,
    "Choose a folder that other users can enter with SUNDRY_DATA_DIR, or start as an ordinary user.",
  );
}

/**
 * Lets the account's group enter a data folder that is private to root, if the group has no rights there yet. Returns
 * false, with the folder unchanged, if that is not enough because a parent folder is private too.
 */
async function grantGroupAccess(dataDir: string, account: NonNullable<Account>): Promise<boolean> {
  const found = await stat(dataDir);
  if (found.uid !== 0 || (found.mode & 0o070) !== 0) return false;
  await chown(dataDir, 0, account.gid);
  await chmod(dataDir, (found.mode & 0o7777) | 0o050);
  if (await canReach(dataDir, "r", account)) return true;
  await chown(dataDir, 0, found.gid);
  await chmod(dataDir, found.mode & 0o7777);
  return false;
}

async function makeSocketDir(home: string, account: Account): Promise<string> {
  const nearby = join(home, "socket");
  if (fits(nearby)) {
    await mkdir(nearby, { recursive: true, mode: 0o700 });
    return secured(nearby, account);
  }
  const parent = [tmpdir(), "/tmp"].find((folder) => fits(join(folder, "sundry-XXXXXX")));
  if (!parent) {
    throw new DatabaseUnavailable(
      "socket",
      `The path of the data folder (${home}) and of the temporary folder are too long for the database's socket.`,
      "Choose a shorter folder with SUNDRY_DATA_DIR or TMPDIR.",
    );
  }
  return secured(await mkdtemp(join(parent, "sundry-")), account);
}

async function secured(folder: string, account: Account): Promise<string> {
  await chmod(folder, 0o700);
  await changeOwner(folder, account);
  return folder;
}

const fits = (folder: string) => Buffer.byteLength(socketFile(folder)) <= socketPathLimit;

/** Local connections are trusted, so nobody else may reach the socket. */
async function isPrivate(folder: string, account: Account): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return (
    found !== undefined &&
    found.isDirectory() &&
    fits(folder) &&
    (found.mode & 0o077) === 0 &&
    found.uid === (account?.uid ?? process.getuid?.())
  );
}

/** Creates the folder if needed and returns its path without links, as a running server knows it. */
async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await makeFolder(dataDir);
    return await realpath(dataDir);
  } catch (error) {
    throw new DatabaseUnavailable(
      "permission",
      `The data folder ${dataDir} cannot be made (${error instanceof Error ? error.message : String(error)}).`,
      "Choose a folder that can be written with SUNDRY_DATA_DIR.",
      error,
    );
  }
}

/**
 * Makes a folder and those above it. Node's own way (`recursive`) tries for ever where an existing folder takes none and the
 * system calls that "not found", as `/proc` does.
 */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) await makeFolder(above);
  await mkdir(folder).catch(async (error: unknown) => {
    // Another process was faster.
    if (!(await isFolder(folder))) throw error;
  });
}

const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

const moveAway = "Move away what is in that place, or choose another folder with SUNDRY_DATA_DIR.";
const freeSpace = "Free some space and start again; nothing was lost.";
/** What to do about what can't be written; by default, make it writable. */
const adviceByCode: Readonly<Record<string, string>> = {
  ...{ EEXIST: moveAway, EISDIR: moveAway, ENOTDIR: moveAway },
  ...{ ENOSPC: freeSpace, EDQUOT: freeSpace },
};

/** Does work that writes into the data folder; says in a sentence if the system does not let it. */
export async function writing<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && "path" in error && "code" in error)) throw error;
    throw new DatabaseUnavailable(
      "permission",
      `Nothing can be written into the data folder ${dataDir} (${error.message}).`,
      adviceByCode[String(error.code)] ??
        "Make it writable for this user, or choose another folder with SUNDRY_DATA_DIR.",
      error,
    );
  }
}

async function readRecord(dataDir: string): Promise<Placement | undefined> {
  const file = join(dataDir, recordName);
  const text = await readFile(file, "utf8").catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    // Not a file, but a folder or a link to itself.
    if ((error.code === "EISDIR" || error.code === "ELOOP") && (await isFolder(dataDir))) return "";
    throw unreadable(dataDir, error);
  });
  if (text === undefined) return undefined;
  const record = parseRecord(text);
  const usual = resolve(dataDir, "postgres");
  const named = record && resolve(dataDir, record.cluster);
  const hasUsual = await isCluster(usual);
  // One that names a place without a database, while there is one in the usual place, is damaged as well.
  if (named && (named === usual || !hasUsual || (await isCluster(named)))) return record;
  throw new DatabaseUnavailable(
    "corrupt",
    `The file ${file}, which says where the database is, is damaged.`,
    hasUsual
      ? "Delete it and start again: the database beside it is complete."
      : "Nothing was deleted. Put a backup of the folder back, or move the folder away to start with a fresh demo marketplace.",
  );
}

function unreadable(dataDir: string, error: NodeJS.ErrnoException): DatabaseUnavailable {
  const isForbidden = error.code === "EACCES" || error.code === "EPERM";
  return new DatabaseUnavailable(
    "permission",
    `The data folder ${dataDir} cannot be read (${error.message}).`,
    isForbidden
      ? "Start as the user who created it, or choose another folder with SUNDRY_DATA_DIR."
      : "Choose another folder with SUNDRY_DATA_DIR.",
    error,
  );
}

async function isCluster(folder: string): Promise<boolean> {
  return (await stat(join(folder, "PG_VERSION")).catch(() => undefined)) !== undefined;
}

function parseRecord(text: string): Placement | undefined {
  try {
    const value = JSON.parse(text) as Partial<Placement> | null;
    if (typeof value?.cluster !== "string" || typeof value.socketDir !== "string") return undefined;
    return { cluster: value.cluster, socketDir: value.socketDir, ready: value.ready === true };
  } catch {
    return undefined;
  }
}

async function saveRecord({ dataDir, cluster, socketDir, ready }: Places): Promise<void> {
  const file = join(dataDir, recordName);
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  await writeFile(
    draft,
    JSON.stringify({ cluster: within(dataDir, cluster), socketDir: within(dataDir, socketDir), ready }),
  );
  await rename(draft, file);
}

/** Paths inside the data folder are recorded relative to it, so that it can be moved. */
function within(dataDir: string, path: string): string {
  const inside = relative(dataDir, path);
  return inside.startsWith("..") || isAbsolute(inside) ? path : inside;
}
