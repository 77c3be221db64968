import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFile, chown, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { type Account, accountFor } from "#server/db/embedded/account.ts";
import { openPostgres } from "#server/db/postgresDriver.ts";
import { postgresPrograms } from "./programs.ts";

/** A PostgreSQL server: a primary, or a standby of another one. */
export interface Cluster {
  name: string;
  port: number;
  /** Address and port. */
  server: string;
  /** URL of the database `shop` for the user `shop`. */
  url: string;
  start(): Promise<void>;
  /** Kills all processes of the server at once, as if the machine were lost. */
  kill(): Promise<void>;
  /** Stops all its processes without closing connections, as if the machine hung. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Deletes its data and restarts as a standby of the other server. */
  followAgain(other: Cluster): Promise<void>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
  /** Changes settings of the running server. */
  set(settings: Readonly<Record<string, string>>): Promise<void>;
  /** Runs a query as the superuser. */
  ask<Row extends object>(statement: string, database?: string): Promise<Row[]>;
  /** Stops the server. */
  remove(): Promise<void>;
}

/** No passwords, but only connections from this machine. */
const settings = `
unix_socket_directories = ''
max_connections = 100
shared_buffers = 32MB
wal_level = replica
max_wal_senders = 10
wal_keep_size = 64MB
hot_standby = on
wal_receiver_timeout = 5s
wal_sender_timeout = 5s
wal_receiver_status_interval = 1s
log_min_messages = fatal
`;
const access = "host all all samenet trust\nhost replication all samenet trust\n";

/** Where a server runs: its address, and the words before a command that runs there, such as in a network of its own. */
export interface Place {
  address: string;
  enter: readonly string[];
}

const thisMachine: Place = { address: "127.0.0.1", enter: [] };

/** A folder for clusters and poolers, and the account that runs them. */
export interface Ground {
  folder: string;
  account: Account;
  remove(): Promise<void>;
}

export async function breakGround(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), "sundry-failover-"));
  const account = await accountFor(folder);
  if (account) await chown(folder, account.uid, account.gid);
  return { folder, account, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Creates and starts a primary with an empty database `shop`. */
export async function makePrimary(ground: Ground, name: string, place = thisMachine): Promise<Cluster> {
  const cluster = await laidOut(ground, name, place);
  await run(ground, place, "initdb", "-D", cluster.data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8");
  await appendFile(join(cluster.data, "postgresql.conf"), settings);
  await appendFile(join(cluster.data, "pg_hba.conf"), access);
  await cluster.start();
  await cluster.ask("create role shop login createdb");
  await cluster.ask("create database shop owner shop");
  return cluster;
}

/** Creates and starts a streaming standby of a running primary. */
export async function makeStandby(
  ground: Ground,
  name: string,
  primary: Cluster,
  place = thisMachine,
): Promise<Cluster> {
  const cluster = await laidOut(ground, name, place);
  await cluster.followAgain(primary);
  return cluster;
}

async function laidOut(ground: Ground, name: string, place: Place): Promise<Cluster & { data: string }> {
  const data = join(ground.folder, name);
  const port = await freePort();
  const server = `${place.address}:${port}`;
  const urlOf = (user: string, database: string) => `postgres://${user}@${server}/${database}`;
  let running: ChildProcess | undefined;
  const ask = async <Row extends object>(statement: string, of = "postgres"): Promise<Row[]> => {
    const database = openPostgres("url", { url: urlOf("postgres", of) }, { poolSize: 2 });
    try {
      return await database.query<Row>(statement);
    } finally {
      await database.close();
    }
  };
  const isOpen = () =>
    ask("select 1").then(
      () => true,
      () => false,
    );
  const kill = async () => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, "exit");
    for (const pid of await familyOf(running)) signal(pid, "SIGKILL");
    await gone;
  };
  const start = async () => {
    await mkdir(data, { recursive: true });
    const { file, args, options } = command(
      ground,
      place,
      "postgres",
      "-D",
      data,
      "-h",
      place.address,
      "-p",
      String(port),
    );
    running = spawn(file, args, { ...options, stdio: "ignore" });
    const latest = performance.now() + 30_000;
    while (!(await isOpen())) {
      if (performance.now() > latest) throw new Error(`PostgreSQL did not start on ${server}`);
      await wait(50);
    }
  };
  return {
    name,
    port,
    server,
    data,
    url: urlOf("shop", "shop"),
    ask,
    start,
    kill,
    freeze: async () => {
      if (running) for (const pid of await familyOf(running)) signal(pid, "SIGSTOP");
    },
    thaw: async () => {
      if (running) for (const pid of await familyOf(running)) signal(pid, "SIGCONT");
    },
    promote: async () => {
      await ask("select pg_promote(true, 30)");
    },
    set: async (changes) => {
      for (const [key, value] of Object.entries(changes)) await ask(`alter system set ${key} = '${value}'`);
      await ask("select pg_reload_conf()");
    },
    followAgain: async (primary) => {
      await kill();
      await rm(data, { recursive: true, force: true });
      const [host] = primary.server.split(":");
      const from = `host=${host} port=${primary.port} user=postgres application_name=${name}`;
      await run(
        ground,
        place,
        "pg_basebackup",
        "-D",
        data,
        "-d",
        from,
        "-X",
        "stream",
        "-R",
        "-c",
        "fast",
        "--no-sync",
      );
      // The copied files contain the primary's own setting.
      await appendFile(join(data, "postgresql.auto.conf"), "synchronous_standby_names = ''\n");
      await start();
    },
    remove: kill,
  };
}

async function run(ground: Ground, place: Place, program: string, ...words: string[]): Promise<void> {
  const { file, args, options } = command(ground, place, program, ...words);
  await promisify(execFile)(file, args, options);
}

/** How to run a program of PostgreSQL at a place. Only root enters other networks, and becomes the account there. */
function command({ account }: Ground, { enter }: Place, program: string, ...args: string[]) {
  const path = join(postgresPrograms(), program);
  const [file, ...words] = enter;
  if (file === undefined) return { file: path, args, options: { cwd: "/", ...account } };
  const become = account ? ["setpriv", `--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"] : [];
  return { file, args: [...words, ...become, path, ...args], options: { cwd: "/" } };
}

/** The process ids of the server and its child processes. */
async function familyOf({ pid = 0 }: ChildProcess): Promise<number[]> {
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const children = await Promise.all(
    numbers.map(async (each) => {
      const stat = await readFile(`/proc/${each}/stat`, "utf8").catch(() => "");
      return stat.slice(stat.lastIndexOf(")")).split(" ")[2] === String(pid) ? [each] : [];
    }),
  );
  return [pid, ...children.flat()];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended meanwhile.
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise<unknown>((closed) => server.close(closed));
  return port;
}
