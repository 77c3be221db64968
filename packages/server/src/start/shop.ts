import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { families } from "#server/catalogue/data/families/index.ts";
import { goodsLookup } from "#server/catalogue/goodsLookup.ts";
import { seedDemo } from "#server/catalogue/seed.ts";
import { systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { openDatabase } from "#server/db/connect.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { faultsToStderr, reportFault } from "#server/http/faults.ts";
import { marketPace } from "#server/market/pace.ts";
import { mediaRoutes } from "#server/media/mediaRoutes.ts";
import { createPictureStudio } from "#server/media/pictureStudio.ts";
import { warmPictures } from "#server/media/warm.ts";
import { allRoutes } from "#server/modules/index.ts";
import { ChatHub } from "#server/modules/im/live/hub.ts";
import { advisedCost } from "#server/modules/password.ts";
import { createSessions } from "#server/modules/session/identify.ts";
import { startTimers, type Timer } from "#server/modules/timers/loop.ts";
import { shopTimers } from "#server/modules/timers/registry.ts";
import type { Services } from "#server/services.ts";
import { homePictures } from "./homePictures.ts";
import { listen } from "./listen.ts";
import { type Progress, showProgress } from "./progress.ts";

/** Requests that run when the shop stops may take this long to finish. */
const graceMs = 3_000;

/** A running shop. */
export interface Shop {
  port: number;
  /** Answers what is running, then stops everything, the embedded database included. */
  stop(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, fills it when it is empty, prepares the pictures of the home page and listens.
 * `write` gets lines for a terminal. What was started before a failure is stopped again.
 */
export async function openShop(config: Config, write: (line: string) => void): Promise<Shop> {
  const progress = showProgress(write);
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    return { port: await start(config, { write, progress, stops }), stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  } finally {
    progress.done();
  }
}

/** The shop's timers, and the stores working by themselves where that is wanted. */
function timersOf({ marketPaceSeconds }: Config): readonly Timer[] {
  return marketPaceSeconds > 0 ? [...shopTimers, marketPace(marketPaceSeconds * 1000)] : shopTimers;
}

interface Opening {
  write: (line: string) => void;
  progress: Progress;
  /** What to undo, last first. */
  stops: (() => Promise<void>)[];
}

async function start(config: Config, { write, progress, stops }: Opening): Promise<number> {
  const services: Services = {
    clock: systemClock,
    config,
    sessions: createSessions(systemClock),
    random: Math.random,
  };
  if (config.passwordCost < advisedCost)
    write("New passwords are badly protected: SUNDRY_PASSWORD_COST is below what is advised.");
  const database = await prepareDatabase(services, write, progress);
  stops.push(() => database.close());

  const cacheDir = join(config.dataDir, "pictures");
  const studio = createPictureStudio({ cacheDir, lookup: goodsLookup(families) });
  stops.push(() => studio.close());
  if (config.warmPictures) {
    progress.step("Preparing the pictures of the home page …");
    await warmPictures(studio, await homePictures(database, services), {
      progress: (done, total) => progress.step(`Preparing the pictures of the home page: ${done} of ${total} …`),
    });
  }

  const failed = (error: unknown, name: string) =>
    void reportFault(error, `timer: ${name}`, services.clock.now(), faultsToStderr);
  const timers = startTimers({ db: database.db, services, failed }, timersOf(config));
  stops.push(() => timers.stop());
  const chat = await ChatHub.open({ database, services, faults: faultsToStderr });
  stops.push(() => chat.close());
  const media = mediaRoutes(studio);
  const { app, settled } = createApp({ db: database.db, services, routes: allRoutes, media, chat });
  stops.push(settled);
  const listening = await listen(app, config.host, config.port);
  stops.push(() => listening.close(graceMs));
  return listening.port;
}

async function prepareDatabase(
  services: Services,
  write: (line: string) => void,
  progress: Progress,
): Promise<OpenDatabase> {
  const { config } = services;
  const step = (text: string) => progress.step(text);
  step("Opening the database …");
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log: { info: write, warn: write },
    progress: step,
  });
  try {
    step("Bringing the tables up to date …");
    await migrate(database);
    await seedDemo(database, { services, progress: step });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
