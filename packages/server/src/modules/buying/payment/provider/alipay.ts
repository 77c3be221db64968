import { createPrivateKey } from "node:crypto";
import { AlipaySdk } from "alipay-sdk";
import { currencyOfAlipay as currency, fromYuan, toYuan } from "./currencies.ts";
import { ForgedNotice, type PaymentProvider, ProviderFailure, type ProviderRefund, type Standing } from "./provider.ts";
import type { AlipaySettings, PaymentSettings } from "./settings.ts";

const patienceMs = 10_000;
const minuteMs = 60_000;
/** A code works for two hours at most (alipay.trade.precreate). */
const codeMs = 120 * minuteMs;

/** The answer to a call. `code` 10000 is a success; otherwise `sub_code` says what is wrong. */
type Answer = Readonly<Record<string, unknown>>;

/** Alipay: the buyer scans a code with the app (alipay.trade.precreate). */
export function openAlipay(
  { appId, privateKey, publicKey, gateway }: AlipaySettings,
  { origin }: Pick<PaymentSettings, "origin">,
): PaymentProvider {
  const sdk = new AlipaySdk({
    appId,
    // The library wants to be told which of two forms a key has; this is always the same one.
    privateKey: createPrivateKey(privateKey).export({ type: "pkcs8", format: "pem" }).trim(),
    keyType: "PKCS8",
    alipayPublicKey: publicKey.trim(),
    gateway,
    camelcase: false,
    timeout: patienceMs,
  });

  return {
    name: "alipay",
    codeMs,
    async start({ token, cents, billSn, expiresAt }) {
      const content = {
        out_trade_no: token,
        total_amount: toYuan(cents),
        subject: billSn,
        time_expire: beijingTime(expiresAt.getTime()),
      };
      const made = succeeded(await call("alipay.trade.precreate", content, `${origin}/api/payment/notice/alipay`));
      if (typeof made.qr_code !== "string") throw new ProviderFailure("alipay", "no_code");
      return { content: made.qr_code, reference: null };
    },
    async query({ token }) {
      const answer = await call("alipay.trade.query", { out_trade_no: token });
      // A trade begins when somebody scans the code.
      if (answer.sub_code === "ACQ.TRADE_NOT_EXIST") return { state: "UNKNOWN" };
      return standingOf(succeeded(answer), "send_pay_date");
    },
    async close({ token }) {
      const answer = await call("alipay.trade.close", { out_trade_no: token });
      // Nobody has scanned it, or it has ended.
      if (answer.sub_code === "ACQ.TRADE_NOT_EXIST" || answer.sub_code === "ACQ.TRADE_STATUS_ERROR") return;
      succeeded(answer);
    },
    async refund(refund) {
      const { id, cents, payment } = refund;
      const content = { out_trade_no: payment.token, refund_amount: toYuan(cents), out_request_no: id };
      const answer = succeeded(await call("alipay.trade.refund", content));
      // N also answers a repeated request, so it takes a look at the refund itself.
      if (answer.fund_change === "Y") return "DONE";
      return (await isRefunded(refund)) ? "DONE" : "PENDING";
    },
    async refunded(refund) {
      return (await isRefunded(refund)) ? "DONE" : "UNKNOWN";
    },
    async notice({ body }) {
      const sent = Object.fromEntries(new URLSearchParams(body));
      if (!sent.sign || !isSigned(sent)) throw new ForgedNotice("alipay", "signature");
      if (sent.app_id !== appId) throw new ForgedNotice("alipay", "another application");
      const { out_trade_no: token } = sent;
      return token ? [{ kind: "payment", token, standing: standingOf(sent, "gmt_payment") }] : [];
    },
    answerTo: (outcome) => ({
      status: outcome === "taken" ? 200 : outcome === "forged" ? 400 : 500,
      // Anything but this word makes Alipay send the notice again.
      body: outcome === "taken" ? "success" : "fail",
      type: "text/plain",
    }),
  };

  /** Calls Alipay and checks that Alipay has signed the answer, which the library does only when it is told to. */
  async function call(method: string, bizContent: Record<string, string>, notifyUrl?: string): Promise<Answer> {
    try {
      // The library would take the time of this machine's zone.
      const timestamp = beijingTime(Date.now());
      const params = { timestamp, bizContent, ...(notifyUrl && { notifyUrl }) };
      return await sdk.exec(method, params, { validateSign: true });
    } catch {
      // The library's messages repeat what was sent.
      throw new ProviderFailure("alipay", "unreachable");
    }
  }

  async function isRefunded({ id, payment }: ProviderRefund): Promise<boolean> {
    const content = { out_trade_no: payment.token, out_request_no: id };
    const answer = await call("alipay.trade.fastpay.refund.query", content);
    if (answer.sub_code === "ACQ.TRADE_NOT_EXIST") return false;
    return succeeded(answer).refund_status === "REFUND_SUCCESS";
  }

  function isSigned(sent: Record<string, string>): boolean {
    try {
      return sdk.checkNotifySignV2(sent);
    } catch {
      return false;
    }
  }
}

/** How a trade stands. A closed one that has a time of payment was paid, and refunded since. */
function standingOf(trade: Answer, paidAt: "send_pay_date" | "gmt_payment"): Standing {
  switch (trade.trade_status) {
    case "TRADE_SUCCESS":
    case "TRADE_FINISHED":
      return paid(trade);
    case "TRADE_CLOSED":
      return trade[paidAt] ? paid(trade) : { state: "CLOSED" };
    default:
      return { state: "WAITING" };
  }
}

function paid({ total_amount: total }: Answer): Standing {
  return { state: "PAID", cents: fromYuan(total) ?? 0, currency };
}

function succeeded(answer: Answer): Answer {
  if (answer.code === "10000") return answer;
  throw new ProviderFailure("alipay", String(answer.sub_code ?? answer.code));
}

/** A time as Alipay reads it, whatever the zone of this machine or shop: `2026-01-31 23:59:59` in Beijing. */
function beijingTime(at: number): string {
  return new Date(at + 8 * 60 * minuteMs).toISOString().slice(0, 19).replace("T", " ");
}
