import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { type FaultLog, hasLeft, reportFault } from "#server/http/faults.ts";
import { languageOf } from "#server/http/language.ts";
import { notFoundPage } from "#server/http/plainPages.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import { isWithin } from "#server/modules/platform/limits/rateLimit.ts";
import type { Services } from "#server/services.ts";
import { wallTime } from "#server/shopTime.ts";
import { archiveOf } from "./archive.ts";
import { ownerOfArchive } from "./archiveAddress.ts";
import { exportPerson } from "./personalRows.ts";

/** Downloads of one buyer's archive: each reads every table. */
const downloads = { max: 5, windowMs: 10 * 60_000 };

/** A buyer's archive, at its signed address. It is made when it is downloaded. MC-20. */
export function archiveFile({ db, services, faults }: { db: Db; services: Services; faults: FaultLog }): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
    // The address is the buyer's own.
    c.header("Referrer-Policy", "no-referrer");
  });
  app.get("/", async (c) => {
    const now = services.clock.now();
    const found = await inTransaction(db, async (tx) => {
      const memberId = await ownerOfArchive(tx, services, new URL(c.req.url).searchParams);
      const member = memberId === null ? null : await memberById(tx, memberId);
      if (!member || member.blocked) return null;
      if (!(await isWithin(tx, { of: ["archive.file", member.id], ...downloads }, new Date(now)))) return "busy";
      return exportPerson(tx, member);
    });
    if (found === null) return c.html(notFoundPage(languageOf(c)), 404);
    if (found === "busy") return c.body(null, 429);
    const { day } = wallTime(now, services.config.shopZone);
    const pieces = reported(c, archiveOf(services.config, found));
    return c.body(Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>, 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="my-data-${day}.zip"`,
    });
  });
  app.onError((error, c) => {
    if (hasLeft(c, error)) return c.body(null, 400);
    reportFault(error, "archive", services.clock.now(), faults);
    return c.html(notFoundPage(languageOf(c)), 500);
  });
  return app;

  /** The answer has begun when a photo can't be read: the download breaks off, and the log says why. */
  async function* reported(c: Context, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
    } catch (error) {
      if (!hasLeft(c, error)) reportFault(error, "archive", services.clock.now(), faults);
      throw error;
    }
  }
}
