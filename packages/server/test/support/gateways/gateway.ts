import { type Context, Hono } from "hono";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll } from "vitest";
import type { PaymentSettings } from "#server/modules/buying/payment/provider/settings.ts";

/** What a shop receives from a provider. */
export interface SentNotice {
  path: string;
  body: string;
  headers: Record<string, string>;
}

/** How a notice differs from a sound one. */
export interface NoticeFlaw {
  /** Signed with another key. */
  forged?: boolean;
  /** When it was signed, epoch ms. Default: now. */
  at?: number;
}

/** A refund, as the gateway has it. */
export interface GatewayRefund {
  id: string;
  cents: number;
}

/** A payment provider on this machine. It behaves as the public documents of the real one say, with keys of its own. */
export interface Gateway {
  method: "CARD" | "ALIPAY" | "WECHAT";
  /** Settings of a shop that uses it. Its address is known once it listens. */
  settings: PaymentSettings;
  /** The same as settings of a process. */
  env(): NodeJS.ProcessEnv;
  /** Secrets that no log may contain. */
  secrets: readonly string[];
  /** Another currency that this provider could report. */
  otherCurrency: string;
  /** The buyer pays what the code asks for, or something else. Throws if it can't be paid any more. */
  pay(code: string, other?: { cents?: number; currency?: string }): void;
  /** The notice that a code was paid. */
  paidNotice(code: string, flaw?: NoticeFlaw): SentNotice;
  /** The notice that a code can't be paid any more; undefined for providers that send none. */
  closedNotice(code: string): SentNotice | undefined;
  /** The notice about a refund; undefined for providers that send none. */
  refundNotice(id: string): SentNotice | undefined;
  /** Refunds that moved money. */
  refunds(): GatewayRefund[];
  /** What happens to further refunds. Those that are held end as `done` with {@link release}. */
  refundsAre: "done" | "held" | "refused";
  release(): void;
  /** A refund that was made comes back, as with a card that is closed; undefined for providers where it can't. */
  bounce?(id: string): void;
  /** Answers nothing but failures. */
  down: boolean;
  /** Requests so far. */
  requests: number;
  now(): number;
}

/** Serves a gateway from before the first test to after the last one. `address` gets its origin. */
export function serveGateway(app: Hono, gateway: () => Gateway, address: (origin: string) => void): void {
  const whole = new Hono();
  whole.use(async (c: Context, next) => {
    gateway().requests += 1;
    if (gateway().down) return c.text("down", 503);
    return next();
  });
  whole.route("/", app);
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        const server = serve({ fetch: whole.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
          address(`http://127.0.0.1:${port}`);
          resolve();
        });
        afterAll(() => void server.close());
      }),
  );
}
