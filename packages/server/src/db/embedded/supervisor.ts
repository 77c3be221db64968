import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable } from "../unavailable.ts";
import { type ClusterOptions, ensureCluster, owner } from "./cluster.ts";
import { type Engine, findEngine, prepareEngine } from "./engine.ts";
import { diagnose, isPassing, lastError } from "./failures.ts";
import { type Attempt, launch, saidSince, sizeOfLog } from "./launch.ts";
import { findPlaces, type Places, port, writing } from "./places.ts";
import { isServerOf, readPostmaster, setStaleLockAside } from "./postmaster.ts";
import { ensureDatabase, join, leave, type Session } from "./session.ts";
import { shutDown } from "./shutdown.ts";

export type EmbeddedOptions = {
  /** Folder of the shop's data; created if needed. */
  dataDir: string;
  /** Database to connect to; created if needed. Default `sundry`. */
  database?: string;
  /** False only for throw-away data: does not wait for the disk. Default true. */
  durable?: boolean;
  /** How long a server may take to answer, in ms. Default 60,000, for a long recovery. */
  startTimeoutMs?: number;
  /** Called about slow steps, with text for a terminal. */
  progress?: (text: string) => void;
  /** Gives up the start: whatever it began ends, and the promise rejects with the signal's reason. */
  signal?: AbortSignal;
};

/**
 * A running embedded server and how to reach it. Local connections need no password, because the socket's folder is
 * private.
 */
export type EmbeddedServer = {
  host: string;
  port: number;
  user: string;
  database: string;
  pid: number;
  /** True if the server was already running, for instance after its shop was killed. */
  adopted: boolean;
  /** Why the server can't work, if its log has named a reason since this process joined it. */
  failure: () => DatabaseUnavailable | undefined;
  /** Stops the server, unless another process uses it too. It is safe to call twice. */
  stop: () => Promise<void>;
};

const attemptsOfUnknownCause = 3;
/** How long a shop that stops waits for a server that restarts, in ms. */
const longestRestartMs = 5_000;

/**
 * Starts the PostgreSQL of a data folder, or adopts the one that is already running there. Several processes may call
 * this for one folder at once: they share the server, and the last one stops it. Throws DatabaseUnavailable.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { signal, ...lasting } = options;
  const { dataDir, database = "sundry", progress = () => {} } = lasting;
  const places = await findPlaces(dataDir);
  const before = sizeOfLog(places.log);
  const running = await joinRunning(places);
  const launching = { durable: true, startTimeoutMs: 60_000, ...lasting, progress };
  let session = running ?? (await writing(places.dataDir, () => launchServer(places, { ...launching, signal })));
  await ensureDatabase(session, database);

  let stopping = false;
  const left = new AbortController();
  const keepMembership = async () => {
    for (;;) {
      await session.endsWithServer;
      if (stopping) return;
      // The server crashed or restarted. Without a session, others would think that nobody uses it.
      session = await launchServer(places, { ...launching, signal: left.signal });
      if (stopping) await leaveServer(places, session);
    }
  };
  const membership = keepMembership().catch((error: unknown) => {
    if (!left.signal.aborted) progress(`The database stopped: ${String(error)}`);
  });

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await leaveServer(places, session);
    left.abort();
    await membership;
  };
  const host = (await readPostmaster(places.cluster))?.socketDir ?? places.socketDir;
  const failure = () => diagnose(saidSince(places.log, before), places);
  const pid = (await pidOf(places)) ?? 0;
  return { host, port, user: owner, database, pid, adopted: running !== undefined, failure, stop };
}

/**
 * Stops the server that a killed shop left running in the data folder. Returns what it found: `none` is running, it was
 * `stopped`, or it is `used` by a live process (and left alone).
 */
export async function stopOrphan(dataDir: string): Promise<"none" | "stopped" | "used"> {
  const places = await findPlaces(dataDir);
  const pid = await pidOf(places);
  const session = await joinRunning(places);
  if (session) return (await leaveServer(places, session)) ? "stopped" : "used";
  if (pid === undefined || !(await isServerOf(places.cluster, pid))) return "none";
  await shutDown(places.cluster, pid); // it is running but does not answer
  return "stopped";
}

/** Leaves the server and stops it if nobody else uses it. Returns whether it is gone. */
async function leaveServer(places: Places, session: Session): Promise<boolean> {
  const last = await leave(session);
  if (last) await shutDown(places.cluster, (await pidOf(places)) ?? 0);
  await session.client.end().catch(() => undefined);
  if (last !== undefined) return last;
  // A broken session says nothing about the others, so a new one asks again.
  const renewed = await joinRestarted(places);
  return renewed ? leaveServer(places, renewed) : true;
}

/** Joins a server that is restarting. Ends one that does not get up again; undefined if none is left. */
async function joinRestarted(places: Places): Promise<Session | undefined> {
  const deadline = performance.now() + longestRestartMs;
  for (;;) {
    const session = await joinRunning(places);
    if (session) return session;
    const pid = await pidOf(places);
    if (pid === undefined || !(await isServerOf(places.cluster, pid))) return undefined;
    if (performance.now() > deadline) {
      await shutDown(places.cluster, pid, { crashed: true });
      return undefined;
    }
    await sleep(20);
  }
}

const pidOf = async (places: Places) => (await readPostmaster(places.cluster))?.pid;

/** The socket decides whether a server is there, never its process id. */
async function joinRunning(places: Places): Promise<Session | undefined> {
  const recorded = await join(places.socketDir, places.cluster);
  if (recorded) return recorded;
  const elsewhere = (await readPostmaster(places.cluster))?.socketDir;
  return elsewhere && elsewhere !== places.socketDir ? join(elsewhere, places.cluster) : undefined;
}

type LaunchOptions = ClusterOptions & { startTimeoutMs: number };

async function launchServer(places: Places, options: LaunchOptions): Promise<Session> {
  const engine = await prepareEngine(await findEngine(), places.account, places.dataDir);
  await ensureCluster(engine, places, options);
  const deadline = performance.now() + options.startTimeoutMs;
  let attempt: Attempt | undefined;
  let unknown = 0;
  while (performance.now() < deadline) {
    const session = await joinRunning(places);
    if (session) return session;
    if (options.signal?.aborted) {
      await endAttempt(places, attempt);
      throw options.signal.reason;
    }
    if (attempt && attempt.outcome() !== "running") {
      if (!considerRetry(attempt, places, unknown)) throw unexplained(attempt, places);
      if (!isPassing(attempt.output())) unknown += 1;
      attempt = undefined;
      await clearLock(places);
      await sleep(100);
    }
    attempt ??= await launchWhenFree(engine, places, options);
    await sleep(20);
  }
  throw await tooLate(places, attempt);
}

/** A live server without an answering socket is starting or stopping. Wait for it; do not start a second one. */
async function launchWhenFree(engine: Engine, places: Places, options: LaunchOptions): Promise<Attempt | undefined> {
  const pid = await pidOf(places);
  if (pid !== undefined && (await isServerOf(places.cluster, pid))) return undefined;
  return launch(engine, places, options);
}

/** Throws if an attempt failed for a known reason. Otherwise returns whether to try again. */
function considerRetry(attempt: Attempt, places: Places, unknownSoFar: number): boolean {
  const outcome = attempt.outcome();
  if (outcome instanceof Error) throw outcome;
  const output = attempt.output();
  if (isPassing(output)) return true;
  const known = diagnose(output, places);
  if (known) throw known;
  return unknownSoFar + 1 < attemptsOfUnknownCause;
}

async function clearLock(places: Places): Promise<void> {
  const lock = await readPostmaster(places.cluster);
  if (lock) await setStaleLockAside(places.cluster, lock);
}

const unexplained = (attempt: Attempt, places: Places) =>
  new DatabaseUnavailable(
    "exit",
    `The database does not start (${lastError(attempt.output())}).`,
    `Its log is ${places.log}; nothing was deleted.`,
  );

async function endAttempt(places: Places, attempt: Attempt | undefined): Promise<void> {
  if (attempt?.pid !== undefined && attempt.outcome() === "running") await shutDown(places.cluster, attempt.pid);
}

async function tooLate(places: Places, attempt: Attempt | undefined): Promise<DatabaseUnavailable> {
  await endAttempt(places, attempt);
  const pid = await pidOf(places);
  return attempt
    ? new DatabaseUnavailable(
        "timeout",
        "The database does not answer in time.",
        `Its log is ${places.log}; start again.`,
      )
    : new DatabaseUnavailable(
        "held",
        `Another database process (${pid ?? "unknown"}) keeps ${places.cluster} and does not answer.`,
        "End that process and start again; nothing was deleted.",
      );
}
