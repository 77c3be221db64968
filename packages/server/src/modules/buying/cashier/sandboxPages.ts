import { label, paymentMethodLabels, paymentStateLabels } from "@sundry/api/contract/labels";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { type FaultLog, hasLeft, reportFault } from "#server/http/faults.ts";
import { languageOf } from "#server/http/language.ts";
import { notFoundPage, plainPage, plainPolicy } from "#server/http/plainPages.ts";
import { amountWords } from "#server/money/amountWords.ts";
import type { Services } from "#server/services.ts";
import { type PaymentRow, paymentByToken } from "#server/modules/buying/payment/queries.ts";
import { isOpen } from "./paymentStart.ts";
import { type Outcome, settlePayment } from "./paymentOutcome.ts";
import { type Lang, languageNamed, wordsIn } from "#server/locales.ts";

export interface SandboxParts {
  db: Db;
  services: Services;
  faults: FaultLog;
}

const outcomes: readonly Outcome[] = ["PAID", "REFUSED", "EXPIRED"];

/**
 * The sandbox in a second window: anybody who opens the address of a code chooses there whether it is paid, declined or
 * expires, as a payment service would. Only sandbox codes have such a page; the address is the secret.
 */
export function sandboxPages({ db, services, faults }: SandboxParts): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("Content-Security-Policy", plainPolicy);
    c.header("Cache-Control", "no-store");
  });
  app.use(bodyLimit({ maxSize: 1024 }));
  app.get("/pay/:token", async (c) => {
    const payment = await coded(db as Tx, c.req.param("token"));
    return payment ? c.html(payPage(payment, services, langOf(c))) : c.html(notFoundPage(langOf(c)), 404);
  });
  app.post("/pay/:token", async (c) => {
    const form = await c.req.parseBody();
    const outcome = outcomes.find((one) => one === form.outcome);
    const token = c.req.param("token");
    const payment = await coded(db as Tx, token);
    if (!payment || !outcome) return c.html(notFoundPage(langOf(c)), 404);
    if (isOpen(services, payment)) await inTransaction(db, (tx) => settlePayment(tx, services, token, outcome));
    // Redirects to a page that can be reloaded without deciding again.
    return c.redirect(`${c.req.path}?lang=${langOf(c)}`, 303);
  });
  app.onError((error, c) => {
    if (hasLeft(c, error)) return c.body(null, 400);
    reportFault(error, "sandbox cashier", services.clock.now(), faults);
    return c.html(notFoundPage(langOf(c)), 500);
  });
  return app;
}

/** A payment that started with a code of ours; an announced transfer has no page, and money of others has its own. */
async function coded(tx: Tx, token: string): Promise<PaymentRow | null> {
  const payment = await paymentByToken(tx, token);
  return payment?.content && (payment.provider ?? "sandbox") === "sandbox" ? payment : null;
}

function langOf(c: Context): Lang {
  return languageNamed(c.req.query("lang")) ?? languageOf(c);
}

function payPage(payment: PaymentRow, services: Services, lang: Lang): string {
  const labels = wordsIn(lang).demoPages.sandbox;
  const open = isOpen(services, payment);
  const state = !open && payment.progress === "WAITING" ? "EXPIRED" : payment.progress;
  const facts = [
    [labels.method, label(paymentMethodLabels, payment.method, lang)],
    [labels.amount, amountWords(payment.amountCents, lang, services.config.currency)],
    [labels.number, payment.billSn],
    [labels.state, label(paymentStateLabels, state, lang)],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  const buttons = outcomes.map((one) => `<button name="outcome" value="${one}">${labels[one]}</button>`);
  const end = open
    ? `<form method="post" action="?lang=${lang}">${buttons.join("\n")}</form>`
    : `<p>${labels.done}</p>`;
  return plainPage(lang, labels.title, `<p>${labels.note}</p>\n<dl>${facts.join("")}</dl>\n${end}`);
}
