import { Stripe } from "stripe";
import { fromStripe, toStripe } from "./currencies.ts";
import {
  ForgedNotice,
  type PaymentProvider,
  ProviderFailure,
  type ProviderRefund,
  type RefundStanding,
  type Report,
  type Standing,
} from "./provider.ts";
import type { PaymentSettings, StripeSettings } from "./settings.ts";

/** The version of the API that this file is written for; Stripe answers in it whatever the account's default is. */
const apiVersion = "2026-10-28.endive";
const patienceMs = 10_000;
const minuteMs = 60_000;
/** A page of Stripe stays open for a day at most, and for 30 minutes at least, even if it is made in its last minute. */
const codeMs = 23 * 60 * minuteMs;
/** So it stays open this much longer than the payment; `close` closes it in time. */
const longerMs = 31 * minuteMs;
/** How old a signature can be, in seconds. */
const tolerance = 300;

/** Stripe Checkout: the code leads to a page of Stripe where the buyer pays by card. */
export function openStripe(
  { secretKey, webhookSecret, api }: StripeSettings,
  { origin }: Pick<PaymentSettings, "origin">,
): PaymentProvider {
  const { hostname, port, protocol } = new URL(api);
  const stripe = new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    ...(port && { port }),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return {
    name: "stripe",
    codeMs,
    async start({ token, cents, currency, billType, billSn, expiresAt }) {
      const amount = toStripe(cents, currency);
      if (amount === undefined) throw new ProviderFailure("stripe", "amount");
      const query = new URLSearchParams({ orderType: billType, sn: billSn });
      const product = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: billSn } };
      const made = await failing(
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            // Cards are paid at once or not at all. Other means can take days, and the goods would be held so long.
            allowed_payment_method_types: ["card"],
            client_reference_id: token,
            line_items: [{ quantity: 1, price_data: product }],
            metadata: { payment: token },
            payment_intent_data: { metadata: { payment: token, bill: billSn } },
            // The same in every try, because Stripe compares repeated requests.
            expires_at: Math.floor((expiresAt.getTime() + longerMs) / 1000),
            success_url: `${origin}/#/payDone?${query.toString()}`,
            cancel_url: `${origin}/#/payMent?${query.toString()}`,
          },
          { idempotencyKey: token },
        ),
      );
      if (!made.url) throw new ProviderFailure("stripe", "no_address");
      return { content: made.url, reference: made.id };
    },
    async query({ reference }) {
      if (!reference) return { state: "UNKNOWN" };
      return standingOf(await failing(stripe.checkout.sessions.retrieve(reference)));
    },
    async close({ reference }) {
      if (!reference) return;
      const { status } = await failing(stripe.checkout.sessions.retrieve(reference));
      if (status === "open") await failing(stripe.checkout.sessions.expire(reference));
    },
    async refund(refund) {
      const intent = await intentOf(refund);
      // Stripe forgets the key of a request after a day, so look for the refund itself.
      const known = await find(intent, refund.id);
      if (known) return refundStandingOf(known);
      const amount = toStripe(refund.cents, refund.payment.currency);
      if (amount === undefined) return "REFUSED";
      return refundStandingOf(
        await failing(
          stripe.refunds.create(
            { payment_intent: intent, amount, metadata: { refund: refund.id } },
            { idempotencyKey: `refund-${refund.id}` },
          ),
        ),
      );
    },
    async refunded(refund) {
      const known = await find(await intentOf(refund), refund.id);
      return known ? refundStandingOf(known) : "UNKNOWN";
    },
    async notice({ body, header, at }) {
      try {
        const signature = header("stripe-signature") ?? "";
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          webhookSecret,
          tolerance,
          undefined,
          at,
        );
        return reportsOf(event);
      } catch {
        throw new ForgedNotice("stripe", "signature");
      }
    },
    answerTo: (outcome) => ({
      status: outcome === "taken" ? 200 : outcome === "forged" ? 400 : 500,
      body: JSON.stringify({ received: outcome === "taken" }),
      type: "application/json",
    }),
  };

  async function intentOf({ payment: { reference } }: ProviderRefund): Promise<string> {
    if (!reference) throw new ProviderFailure("stripe", "no_session");
    const { payment_intent: intent } = await failing(stripe.checkout.sessions.retrieve(reference));
    const id = typeof intent === "string" ? intent : intent?.id;
    if (!id) throw new ProviderFailure("stripe", "no_intent");
    return id;
  }

  async function find(intent: string, refundId: string): Promise<Stripe.Refund | undefined> {
    const all = await failing(
      stripe.refunds.list({ payment_intent: intent, limit: 100 }).autoPagingToArray({ limit: 1000 }),
    );
    return all.find(({ metadata }) => metadata?.refund === refundId);
  }
}

function standingOf(session: Stripe.Checkout.Session): Standing {
  if (session.payment_status === "paid") {
    const currency = (session.currency ?? "").toUpperCase();
    return { state: "PAID", cents: fromStripe(session.amount_total ?? 0, currency), currency };
  }
  return { state: session.status === "expired" ? "CLOSED" : "WAITING" };
}

function refundStandingOf({ status }: Stripe.Refund): RefundStanding {
  if (status === "succeeded") return "DONE";
  return status === "failed" || status === "canceled" ? "REFUSED" : "PENDING";
}

/** What an event says; nothing for events of other kinds, and of payments that this shop did not start. */
function reportsOf(event: Stripe.Event): readonly Report[] {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.expired": {
      const { object } = event.data;
      const token = object.client_reference_id;
      return token ? [{ kind: "payment", token, standing: standingOf(object) }] : [];
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const id = event.data.object.metadata?.refund;
      return id ? [{ kind: "refund", id }] : [];
    }
    default:
      return [];
  }
}

/** The answer, or a failure that says no more than Stripe's code: messages can repeat what was sent. */
async function failing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new ProviderFailure("stripe", codeOf(error));
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Stripe.errors.StripeError) return error.code ?? error.type;
  return "unreachable";
}
