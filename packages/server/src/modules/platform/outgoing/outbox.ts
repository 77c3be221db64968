import { Hono } from "hono";
import type { Db } from "#server/db/database.ts";
import type { Tx } from "#server/db/transaction.ts";
import { languageOf } from "#server/http/language.ts";
import { notFoundPage } from "#server/http/plainPages.ts";

import type { Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { outboxPage } from "./outboxPage.ts";
import { latest } from "./queries.ts";
import { type Channel, transportOf } from "./settings.ts";

const maxShown = 50;

/** Lets a letter have its own styles and pictures, and nothing else. */
const letterPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The page of messages without a provider, and below it each letter as a mail client shows it; undefined if every channel has one, or the outbox is off. */
export function outboxRoutes(db: Db, services: Services): Hono | undefined {
  const { messages, shopZone } = services.config;
  const channels = (["SMS", "EMAIL"] as const satisfies Channel[]).filter(
    (one) => transportOf(messages, one) === "outbox",
  );
  if (channels.length === 0) return undefined;
  const routes = new Hono().use((c, next) => {
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex");
    return next();
  });
  routes.get("/:id", async (c) => {
    const rows = await latest(db as Tx, channels, new Date(services.clock.now()), maxShown);
    const html = rows.find(({ id }) => id === c.req.param("id"))?.html;
    if (!html) return c.html(notFoundPage(languageOf(c)), 404);
    c.header("Content-Security-Policy", letterPolicy);
    return c.html(html);
  });
  return routes.get("/", async (c) => {
    const rows = await latest(db as Tx, channels, new Date(services.clock.now()), maxShown);
    const shown = rows.map(({ id, createdAt, recipient, subject, body, html }) => ({
      at: wireMoment(createdAt, shopZone),
      to: recipient,
      subject,
      body,
      letter: html === null ? undefined : `/outbox/${id}`,
    }));
    return c.html(outboxPage(languageOf(c), shown, services.config.chat === "desk"));
  });
}
