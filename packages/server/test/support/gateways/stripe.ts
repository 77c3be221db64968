import { createHmac } from "node:crypto";
import { type Context, Hono } from "hono";
import { type Gateway, type NoticeFlaw, type SentNotice, serveGateway } from "./gateway.ts";

interface Session {
  id: string;
  token: string;
  cents: number;
  currency: string;
  status: "open" | "complete" | "expired";
  paid: boolean;
  expiresAt: number;
}

interface Refund {
  id: string;
  intent: string;
  amount: number;
  status: "succeeded" | "pending" | "failed";
  ours: string;
}

const secretKey = "sk_test_gateway_of_this_machine";
const webhookSecret = "whsec_gateway_of_this_machine";
/** What creating a session may say in the version that we are written for. */
const known = new Set(
  `mode allowed_payment_method_types client_reference_id line_items metadata payment_intent_data expires_at success_url cancel_url`.split(
    " ",
  ),
);

/** Stripe on this machine: Checkout sessions, refunds and signed events (docs.stripe.com/api, version 2026-10-28). */
export function stripeGateway(now: () => number): Gateway {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const answered = new Map<string, { text: string; answer: object }>();
  const stripe = { secretKey, webhookSecret, api: "" };
  const app = new Hono();

  app.use(async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${secretKey}`) return fails(c, 401, "invalid_api_key");
    if (c.req.header("stripe-version") !== "2026-10-28.endive") return fails(c, 400, "version");
    return next();
  });
  app.post("/v1/checkout/sessions", async (c) => {
    const text = await c.req.text();
    const form = new URLSearchParams(text);
    for (const name of form.keys()) if (!known.has(name.split("[")[0] ?? "")) return fails(c, 400, "parameter_unknown");
    const expiresAt = Number(form.get("expires_at")) * 1000;
    if (expiresAt < now() + 30 * 60_000 || expiresAt > now() + 24 * 3_600_000)
      return fails(c, 400, "invalid_expires_at");
    return once(c, text, () => {
      const id = `cs_test_${sessions.size + 1}`;
      const price = (part: string) => form.get(`line_items[0][price_data][${part}]`) ?? "";
      const session: Session = {
        id,
        token: form.get("client_reference_id") ?? "",
        cents: Number(price("unit_amount")),
        currency: price("currency"),
        status: "open",
        paid: false,
        expiresAt,
      };
      sessions.set(id, session);
      return shown(session);
    });
  });
  app.get("/v1/checkout/sessions/:id", (c) => {
    const session = sessions.get(c.req.param("id"));
    return session ? c.json(shown(session)) : fails(c, 404, "resource_missing");
  });
  app.post("/v1/checkout/sessions/:id/expire", (c) => {
    const session = sessions.get(c.req.param("id"));
    if (!session) return fails(c, 404, "resource_missing");
    if (session.status !== "open") return fails(c, 400, "session_not_open");
    session.status = "expired";
    return c.json(shown(session));
  });
  app.get("/v1/refunds", (c) => {
    const data = refunds.filter(({ intent }) => intent === c.req.query("payment_intent")).map(shownRefund);
    return c.json({ object: "list", data, has_more: false, url: "/v1/refunds" });
  });
  app.post("/v1/refunds", async (c) => {
    const text = await c.req.text();
    const form = new URLSearchParams(text);
    const intent = form.get("payment_intent") ?? "";
    const session = [...sessions.values()].find(({ id, paid }) => paid && intentOf(id) === intent);
    if (!session) return fails(c, 404, "resource_missing");
    const amount = Number(form.get("amount"));
    const before = refunds.filter((one) => one.intent === intent && one.status !== "failed");
    if (before.reduce((sum, one) => sum + one.amount, 0) + amount > session.cents)
      return fails(c, 400, "charge_already_refunded");
    return once(c, text, () => {
      const status = { done: "succeeded", held: "pending", refused: "failed" } as const;
      const id = `re_${refunds.length + 1}`;
      const made: Refund = {
        id,
        intent,
        amount,
        status: status[gateway.refundsAre],
        ours: form.get("metadata[refund]") ?? "",
      };
      refunds.push(made);
      return shownRefund(made);
    });
  });

  const gateway: Gateway = {
    method: "CARD",
    settings: { stripe, origin: "https://shop.test", currency: "USD" },
    env: () => ({
      SUNDRY_STRIPE_SECRET_KEY: secretKey,
      SUNDRY_STRIPE_WEBHOOK_SECRET: webhookSecret,
      SUNDRY_STRIPE_API: stripe.api,
      SUNDRY_ORIGIN: "https://shop.test",
      SUNDRY_CURRENCY: "USD",
    }),
    secrets: [secretKey, webhookSecret],
    otherCurrency: "EUR",
    pay(code, { cents, currency } = {}) {
      const session = sessionAt(code);
      if (session.status !== "open" || session.expiresAt <= now()) throw new Error("the page is closed");
      Object.assign(session, { status: "complete", paid: true });
      if (cents !== undefined) session.cents = cents;
      if (currency !== undefined) session.currency = currency.toLowerCase();
    },
    paidNotice: (code, flaw) => event("checkout.session.completed", shown(sessionAt(code)), flaw),
    closedNotice: (code) => event("checkout.session.expired", { ...shown(sessionAt(code)), ...expired }),
    refundNotice: (id) => {
      const refund = refunds.find(({ ours }) => ours === id);
      return event("refund.updated", refund ? shownRefund(refund) : { metadata: { refund: id } });
    },
    refunds: () =>
      refunds.filter(({ status }) => status === "succeeded").map(({ ours, amount }) => ({ id: ours, cents: amount })),
    refundsAre: "done",
    release() {
      for (const refund of refunds) if (refund.status === "pending") refund.status = "succeeded";
    },
    bounce(id) {
      for (const refund of refunds) if (refund.ours === id) refund.status = "failed";
    },
    down: false,
    requests: 0,
    now,
  };
  serveGateway(
    app,
    () => gateway,
    (origin) => {
      stripe.api = origin;
    },
  );
  return gateway;

  function sessionAt(code: string): Session {
    const session = sessions.get(/\/(cs_test_\d+)$/.exec(code)?.[1] ?? "");
    if (!session) throw new Error(`no session at ${code}`);
    return session;
  }

  /** The same key with the same content gives the same answer; with another content it is a mistake of the caller. */
  function once(c: Context, text: string, make: () => object): Response {
    const key = c.req.header("idempotency-key");
    if (!key) return fails(c, 400, "no_key");
    const before = answered.get(key);
    if (before && before.text !== text) return fails(c, 400, "idempotency_key_in_use");
    const answer = before?.answer ?? make();
    answered.set(key, { text, answer });
    return c.json(answer);
  }

  function event(type: string, object: object, { forged = false, at = now() }: NoticeFlaw = {}): SentNotice {
    const body = JSON.stringify({
      id: `evt_${type}`,
      object: "event",
      api_version: "2026-10-28.endive",
      type,
      data: { object },
    });
    const t = Math.floor(at / 1000);
    const v1 = createHmac("sha256", forged ? "whsec_somebody" : webhookSecret)
      .update(`${t}.${body}`)
      .digest("hex");
    return {
      path: "stripe",
      body,
      headers: { "stripe-signature": `t=${t},v1=${v1}`, "content-type": "application/json" },
    };
  }
}

const expired = { status: "expired", payment_status: "unpaid" };

function intentOf(sessionId: string): string {
  return sessionId.replace("cs_test", "pi_test");
}

function shown({ id, token, cents, currency, status, paid }: Session): object {
  return {
    id,
    object: "checkout.session",
    client_reference_id: token,
    amount_total: cents,
    currency,
    status,
    payment_status: paid ? "paid" : "unpaid",
    payment_intent: paid ? intentOf(id) : null,
    url: status === "open" ? `https://checkout.stripe.test/c/pay/${id}` : null,
  };
}

function shownRefund({ id, intent, amount, status, ours }: Refund): object {
  return { id, object: "refund", payment_intent: intent, amount, status, metadata: { refund: ours } };
}

function fails(c: Context, status: 400 | 401 | 404, code: string): Response {
  return c.json({ error: { type: "invalid_request_error", code, message: `Refused: ${secretKey}` } }, status);
}
