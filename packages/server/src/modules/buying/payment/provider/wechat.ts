import { Aes, Decorator, Formatter, Rsa } from "wechatpay-axios-plugin";
import * as z from "zod/mini";
import { currencyOfWechat } from "./currencies.ts";
import {
  ForgedNotice,
  type Notice,
  type PaymentProvider,
  ProviderFailure,
  type RefundStanding,
  type Report,
  type Standing,
} from "./provider.ts";
import type { PaymentSettings, WechatSettings } from "./settings.ts";

const patienceMs = 10_000;
const minuteMs = 60_000;
/** A code works for two hours at most. */
const codeMs = 120 * minuteMs;
/** A code must be payable for more than a minute, even if it is made in its last one; `close` closes it in time. */
const longerMs = 90_000;
/** How far a signature's time may be from ours. */
const toleranceMs = 5 * minuteMs;

const Started = z.object({ code_url: z.string() });
const Trade = z.object({
  appid: z.optional(z.string()),
  mchid: z.optional(z.string()),
  out_trade_no: z.string(),
  trade_state: z.string(),
  amount: z.optional(z.object({ total: z.optional(z.number()), currency: z.optional(z.string()) })),
});
type Trade = z.output<typeof Trade>;
const RefundAnswer = z.object({ status: z.string() });
const Sent = z.object({
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.optional(z.string()) }),
});
const RefundSent = z.object({ out_refund_no: z.string() });

/** WeChat Pay, API v3: the buyer scans a code with the app (Native). */
export function openWechat(
  { appId, merchantId, serial, privateKey, apiKey, platformSerial, platformKey, api }: WechatSettings,
  { origin }: Pick<PaymentSettings, "origin">,
): PaymentProvider {
  const publicKey = Rsa.from(platformKey, Rsa.KEY_TYPE_PUBLIC);
  const client = new Decorator({
    mchid: merchantId,
    serial,
    privateKey,
    certs: { [platformSerial]: publicKey },
    baseURL: `${api}/`,
    timeout: patienceMs,
  });

  return {
    name: "wechat",
    codeMs,
    async start({ token, cents, currency, billSn, expiresAt }) {
      const until = expiresAt.getTime() + longerMs;
      const made = await call("post", "v3/pay/transactions/native", {
        appid: appId,
        mchid: merchantId,
        description: billSn,
        out_trade_no: token,
        time_expire: `${new Date(until).toISOString().slice(0, 19)}+00:00`,
        notify_url: `${origin}/api/payment/notice/wechat`,
        amount: { total: cents, currency },
      });
      return { content: read(Started, made).code_url, reference: null };
    },
    async query({ token }) {
      const found = await call("get", `v3/pay/transactions/out-trade-no/${token}?mchid=${merchantId}`, undefined, [
        "ORDER_NOT_EXIST",
        "ORDERNOTEXIST",
      ]);
      return found === null ? { state: "UNKNOWN" } : standingOf(read(Trade, found));
    },
    async close({ token }) {
      const path = `v3/pay/transactions/out-trade-no/${token}/close`;
      await call("post", path, { mchid: merchantId }, ["ORDER_CLOSED", "ORDERPAID", "ORDER_NOT_EXIST"]);
    },
    async refund({ id, cents, payment }) {
      const made = await call("post", "v3/refund/domestic/refunds", {
        out_trade_no: payment.token,
        out_refund_no: id,
        notify_url: `${origin}/api/payment/notice/wechat`,
        amount: { refund: cents, total: payment.cents, currency: payment.currency },
      });
      return refundStandingOf(read(RefundAnswer, made).status);
    },
    async refunded({ id }) {
      const found = await call("get", `v3/refund/domestic/refunds/${id}`, undefined, ["RESOURCE_NOT_EXISTS"]);
      return found === null ? "UNKNOWN" : refundStandingOf(read(RefundAnswer, found).status);
    },
    notice: async (notice) => {
      if (!isSigned(notice)) throw new ForgedNotice("wechat", "signature");
      return reportsOf(notice.body);
    },
    answerTo: (outcome) => ({
      status: outcome === "taken" ? 200 : outcome === "forged" ? 400 : 500,
      body: JSON.stringify(outcome === "taken" ? { code: "SUCCESS" } : { code: "FAIL", message: outcome }),
      type: "application/json",
    }),
  };

  /**
   * Calls WeChat Pay; the library signs and checks the signature of the answer. Null for the problems that are an
   * answer.
   */
  async function call(
    method: "get" | "post",
    path: string,
    body?: object,
    answers: readonly string[] = [],
  ): Promise<unknown> {
    try {
      return (await client.request(path, method, body)).data;
    } catch (error) {
      const problem = problemOf(error);
      if (answers.includes(problem)) return null;
      throw new ProviderFailure("wechat", problem);
    }
  }

  /** Whether WeChat Pay has signed a notice, not long ago. */
  function isSigned({ body, header, at }: Notice): boolean {
    const timestamp = header("wechatpay-timestamp") ?? "";
    const signature = header("wechatpay-signature") ?? "";
    if (header("wechatpay-serial") !== platformSerial) return false;
    if (!/^\d+$/.test(timestamp) || Math.abs(at - Number(timestamp) * 1000) > toleranceMs) return false;
    try {
      const signed = Formatter.response(timestamp, header("wechatpay-nonce") ?? "", body);
      return Rsa.verify(signed, signature, publicKey);
    } catch {
      return false;
    }
  }

  function reportsOf(body: string): readonly Report[] {
    const { event_type: type, resource } = read(Sent, parsed(body));
    const { ciphertext, nonce, associated_data: data = "" } = resource;
    const content = parsed(Aes.AesGcm.decrypt(ciphertext, apiKey, nonce, data));
    if (type.startsWith("REFUND.")) return [{ kind: "refund", id: read(RefundSent, content).out_refund_no }];
    if (!type.startsWith("TRANSACTION.")) return [];
    const trade = read(Trade, content);
    if (trade.mchid !== merchantId || trade.appid !== appId) throw new ForgedNotice("wechat", "another merchant");
    return [{ kind: "payment", token: trade.out_trade_no, standing: standingOf(trade) }];
  }
}

/** How a trade stands. REFUND: it was paid, and all or a part went back. */
function standingOf({ trade_state: state, amount }: Trade): Standing {
  switch (state) {
    case "SUCCESS":
    case "REFUND":
      return { state: "PAID", cents: amount?.total ?? 0, currency: amount?.currency ?? currencyOfWechat };
    case "CLOSED":
    case "REVOKED":
      return { state: "CLOSED" };
    case "PAYERROR":
      return { state: "REFUSED" };
    default:
      return { state: "WAITING" };
  }
}

/** ABNORMAL waits for the merchant, who has to choose another account at WeChat Pay: the money is not lost. */
function refundStandingOf(status: string): RefundStanding {
  if (status === "SUCCESS") return "DONE";
  return status === "CLOSED" ? "REFUSED" : "PENDING";
}

function read<Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.output<Shape> {
  const found = shape.safeParse(value);
  if (!found.success) throw new ProviderFailure("wechat", "unreadable");
  return found.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure("wechat", "unreadable");
  }
}

/** WeChat Pay's code for a problem, or the library's; messages can repeat what was sent. */
function problemOf(error: unknown): string {
  const answered = z.object({ response: z.object({ data: z.object({ code: z.string() }) }) }).safeParse(error);
  if (answered.success) return answered.data.response.data.code;
  const known = z.object({ code: z.string() }).safeParse(error);
  return known.success ? known.data.code : "unreachable";
}
