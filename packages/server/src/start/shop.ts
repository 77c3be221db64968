import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { faultsToStderr, reportFault } from "#server/http/faults.ts";
import { marketPace } from "#server/market/pace.ts";
import { allRoutes } from "#server/modules/index.ts";
import { ChatHub } from "#server/modules/im/live/hub.ts";
import { advisedCost } from "#server/modules/password.ts";
import { createSessions } from "#server/modules/session/identify.ts";
import { startTimers, type Timer } from "#server/modules/timers/loop.ts";
import { shopTimers } from "#server/modules/timers/registry.ts";
import type { Services } from "#server/services.ts";
import type { Demo } from "./demo.ts";
import { listen } from "./listen.ts";
import type { Progress } from "./progress.ts";

/** Requests that run when the shop stops may take this long to finish. */
const graceMs = 3_000;

/** A running shop. */
export interface Shop {
  port: number;
  /** Answers what is running, then stops everything, the embedded database included. */
  stop(): Promise<void>;
}

/** What a shop is opened with. */
export interface Opening {
  config: Config;
  /** Gets lines for a terminal. */
  write: (line: string) => void;
  progress: Progress;
  /** Fills an empty database and draws its pictures; undefined opens the shop as it is. */
  demo: Demo | undefined;
  /** Is on its way while the code of the shop is loaded. */
  database: Promise<OpenDatabase>;
}

/**
 * Brings the database up to date, lets the demo fill it and prepare the pictures of the home page, and listens. What was
 * started before a failure is stopped again, the database included.
 */
export async function openShop(opening: Opening): Promise<Shop> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const database = await opening.database;
    stops.push(() => database.close());
    return { port: await start(opening, database, stops), stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  } finally {
    opening.progress.done();
  }
}

/** The shop's timers, and the stores working by themselves where that is wanted. */
function timersOf({ marketPaceSeconds }: Config): readonly Timer[] {
  return marketPaceSeconds > 0 ? [...shopTimers, marketPace(marketPaceSeconds * 1000)] : shopTimers;
}

/** `stops`: what to undo, last first. */
async function start(
  { config, write, progress, demo }: Opening,
  database: OpenDatabase,
  stops: (() => Promise<void>)[],
): Promise<number> {
  const services: Services = {
    clock: systemClock,
    config,
    sessions: createSessions(systemClock),
    random: Math.random,
  };
  if (config.passwordCost < advisedCost)
    write("New passwords are badly protected: SUNDRY_PASSWORD_COST is below what is advised.");
  progress.step("Bringing the tables up to date …");
  await migrate(database);
  const report = (text: string) => progress.step(text);
  await demo?.fill(database, services, report);
  const pictures = demo?.openPictures(join(config.dataDir, "pictures"));
  if (pictures) stops.push(() => pictures.close());
  if (config.warmPictures) await pictures?.prepare(database, services, report);

  const failed = (error: unknown, name: string) =>
    void reportFault(error, `timer: ${name}`, services.clock.now(), faultsToStderr);
  const timers = startTimers({ db: database.db, services, failed }, timersOf(config));
  stops.push(() => timers.stop());
  const chat = await ChatHub.open({ database, services, faults: faultsToStderr });
  stops.push(() => chat.close());
  const { app, settled } = createApp({ db: database.db, services, routes: allRoutes, media: pictures?.routes, chat });
  stops.push(settled);
  const listening = await listen(app, config.host, config.port);
  stops.push(() => listening.close(graceMs));
  return listening.port;
}
