import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { systemRandom } from "#server/random.ts";
import type { Config } from "#server/config.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { isOutage } from "#server/db/outage.ts";
import { migrate } from "#server/db/migrate.ts";
import { faultsToStderr, reportFault } from "#server/http/faults.ts";
import { marketPace } from "#server/market/pace.ts";
import { events } from "#server/modules/shopwide/events.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { ChatHub } from "#server/modules/aftercare/im/live/hub.ts";
import { defaultCost } from "#server/modules/platform/password/password.ts";
import { createSessions } from "#server/modules/account/session/identify.ts";
import { startTimers, type Timer } from "#server/modules/platform/timers/loop.ts";
import { shopTimers } from "#server/modules/shopwide/timers.ts";
import { Health } from "#server/operation/health.ts";
import type { Observer } from "#server/operation/requestObservers.ts";
import type { Services } from "#server/services.ts";
import type { Demo } from "./demo.ts";
import { listen } from "./listen.ts";
import type { Progress } from "./progress.ts";

/** Requests in progress may take this long to finish when the shop stops. */
const graceMs = 3_000;

/** A running shop. */
export interface Shop {
  port: number;
  /** Answers requests in progress, then stops everything, including the embedded database. */
  stop(): Promise<void>;
}

/** What is needed to open a shop. */
export interface Opening {
  config: Config;
  /** Writes a line to the terminal. */
  write: (line: string) => void;
  progress: Progress;
  /** Fills an empty database and draws its pictures; undefined opens the shop as it is. */
  demo: Demo | undefined;
  /** Opens while the shop's code loads. */
  database: Promise<OpenDatabase>;
  /** Fires when the shop is to stop, perhaps before it is open: whatever is being prepared is then given up. */
  stopping: AbortSignal;
}

/**
 * Migrates the database, lets the demo fill it and prepare the pictures of the home page, and listens. After a failure,
 * everything that was started is stopped again, including the database.
 */
export async function openShop(opening: Opening): Promise<Shop> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  const { stopping } = opening;
  const given = givenUp(stopping);
  let isOpen = false;
  try {
    // A database that opens too late is closed all the same, and at once if what fills it is given up.
    stops.push(async () => (await opening.database.catch(() => undefined))?.close(isOpen ? undefined : 0));
    const database = await Promise.race([opening.database, given]);
    const port = await Promise.race([start(opening, database, stops), given]);
    isOpen = true;
    return { port, stop };
  } catch (error) {
    // The failed statement says less than the database's own log, for example that the disk is full.
    const reason = isOutage(error) ? (await opening.database).failure?.() : undefined;
    await stop().catch(() => undefined);
    throw reason ?? error;
  } finally {
    opening.progress.done();
  }
}

/** Rejects with the signal's reason when it fires. */
function givenUp(signal: AbortSignal): Promise<never> {
  const given = new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
  });
  given.catch(() => {});
  return given;
}

/** The shop's timers, and the automatic stores if configured. */
function timersOf({ marketPaceSeconds }: Config): readonly Timer[] {
  return marketPaceSeconds > 0 ? [...shopTimers, marketPace(marketPaceSeconds * 1000)] : shopTimers;
}

/** The metrics of this process, and how to stop serving them. Loaded only if somebody reads them. */
async function serveMetrics(port: number, host: string, database: OpenDatabase) {
  const { listenForMetrics, openMetrics } = await import("#server/operation/metrics.ts");
  const metrics = openMetrics(database);
  return { metrics, stop: await listenForMetrics(metrics, host, port) };
}

/** `stops`: what to undo, last first. */
async function start(
  { config, write, progress, demo, stopping }: Opening,
  database: OpenDatabase,
  stops: (() => Promise<void>)[],
): Promise<number> {
  const services: Services = {
    clock: systemClock,
    config,
    sessions: createSessions(systemClock),
    events,
    random: systemRandom,
  };
  if (config.passwordCost < defaultCost)
    write("New passwords are badly protected: SUNDRY_PASSWORD_COST is below what is advised.");
  progress.step("Bringing the tables up to date …");
  await migrate(database);
  const report = (text: string) => {
    stopping.throwIfAborted();
    progress.step(text);
  };
  await demo?.fill(database, services, report);
  const pictures = demo?.openPictures(join(config.dataDir, "pictures"));
  if (pictures) stops.push(() => pictures.close());
  if (config.warmPictures) await pictures?.prepare(database, services, report);
  // From here on, everything that starts would have to be stopped.
  stopping.throwIfAborted();

  const failed = (error: unknown, name: string) =>
    void reportFault(error, `timer: ${name}`, services.clock.now(), faultsToStderr);
  const { operation } = config;
  const observers: Observer[] = [];
  if (operation.requestLog) observers.push((await import("#server/operation/requestLog.ts")).requestLog());
  const counted = operation.metricsPort && (await serveMetrics(operation.metricsPort, config.host, database));
  if (counted) {
    observers.push(counted.metrics.request);
    stops.push(counted.stop);
  }
  const all = timersOf(config);
  const timers = startTimers(
    { db: database.db, services, failed },
    counted ? [...all, counted.metrics.lastRuns].map(counted.metrics.timed) : all,
  );
  stops.push(() => timers.stop());
  const chat = await ChatHub.open({ database, services, faults: faultsToStderr });
  stops.push(() => chat.close());
  const health = new Health(database);
  const { db, catalogue } = database;
  const parts = { db, catalogue, services, routes: allRoutes, media: pictures?.routes, chat, health, observers };
  const { app, settled, close } = createApp(parts);
  stops.push(settled, close);
  const listening = await listen(app, config.host, config.port, config.edge.connections);
  stops.push(() => listening.close(graceMs));
  stops.push(async () => {
    health.stop();
    if (operation.drainMs > 0) await wait(operation.drainMs);
  });
  return listening.port;
}
