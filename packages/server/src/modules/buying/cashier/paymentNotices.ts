import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Db } from "#server/db/database.ts";
import type { ProviderName } from "#server/db/schema/payment.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { type FaultLog, hasLeft, reportFault } from "#server/http/faults.ts";
import type { Services } from "#server/services.ts";
import { reportStanding } from "./paymentOutcome.ts";
import {
  ForgedNotice,
  type NoticeAnswer,
  type PaymentProvider,
  type Report,
} from "#server/modules/buying/payment/provider/provider.ts";
import { openProvider } from "#server/modules/buying/payment/provider/providers.ts";
import { hurryRefund } from "#server/modules/buying/payment/refunds.ts";

/** Where providers send their notices, below `/api`; the provider's name follows. */
export const noticesPath = "/payment/notice";

/** Largest notice, in bytes. */
const largestNotice = 256 * 1024;
const names = ["stripe", "alipay", "wechat"] as const satisfies ProviderName[];

/**
 * Takes the notices of providers: how a payment ended, what became of a refund. Anybody can send something here, often,
 * late and in any order, so nothing counts but what the provider has signed, and it counts once. BU-07.
 */
export function paymentNotices({ db, services, faults }: { db: Db; services: Services; faults: FaultLog }): Hono {
  const { clock, config } = services;
  const app = new Hono();
  app.use(bodyLimit({ maxSize: largestNotice }));
  app.post("/:provider", async (c) => {
    const name = names.find((one) => one === c.req.param("provider"));
    if (!name || !config.payments?.[name]) return c.notFound();
    const provider = await openProvider(config, name);
    try {
      const notice = { body: await c.req.text(), header: (key: string) => c.req.header(key), at: clock.now() };
      for (const report of await provider.notice(notice)) await take(provider, report);
      return send(c, provider.answerTo("taken"));
    } catch (error) {
      if (hasLeft(c, error)) return c.body(null, 400);
      log(error);
      return send(c, provider.answerTo(error instanceof ForgedNotice ? "forged" : "again"));
    }
  });
  app.onError((error, c) => {
    if (hasLeft(c, error)) return c.body(null, 400);
    log(error);
    return c.text("", 500);
  });
  return app;

  async function take({ name: provider }: PaymentProvider, report: Report): Promise<void> {
    const flaw = await inTransaction(db, async (tx) => {
      if (report.kind === "payment") return reportStanding(tx, services, { provider, ...report }, report.standing);
      await hurryRefund(tx, services, report.id);
      return null;
    });
    if (flaw) log(flaw);
  }

  function log(error: unknown): void {
    reportFault(error, "notice of a payment", clock.now(), faults);
  }
}

function send(c: Context, { status, body, type }: NoticeAnswer): Response {
  return c.body(body, status, { "Content-Type": type, "Cache-Control": "no-store" });
}
