import { Hono } from "hono";
import type { Db } from "#server/db/database.ts";
import type { Tx } from "#server/db/transaction.ts";
import { languageOf } from "#server/http/language.ts";

import type { Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { outboxPage } from "./outboxPage.ts";
import { latest } from "./queries.ts";
import { type Channel, transportOf } from "./settings.ts";

const maxShown = 50;

/** The page of messages without a provider; undefined if every channel has one, or the outbox is off. */
export function outboxRoutes(db: Db, services: Services): Hono | undefined {
  const { messages, shopZone } = services.config;
  const channels = (["SMS", "EMAIL"] as const satisfies Channel[]).filter(
    (one) => transportOf(messages, one) === "outbox",
  );
  if (channels.length === 0) return undefined;
  return new Hono().get("/", async (c) => {
    const rows = await latest(db as Tx, channels, new Date(services.clock.now()), maxShown);
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex");
    const shown = rows.map(({ createdAt, recipient, subject, body }) => ({
      at: wireMoment(createdAt, shopZone),
      to: recipient,
      subject,
      body,
    }));
    return c.html(outboxPage(languageOf(c), shown, services.config.chat === "desk"));
  });
}
