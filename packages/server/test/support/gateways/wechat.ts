import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { type Gateway, type NoticeFlaw, type SentNotice, serveGateway } from "./gateway.ts";

interface Trade {
  token: string;
  total: number;
  currency: string;
  /** Last moment at which the code can be paid, epoch ms. */
  until: number;
  state: "NOTPAY" | "SUCCESS" | "REFUND" | "CLOSED";
}

interface Refund {
  id: string;
  token: string;
  cents: number;
  status: "SUCCESS" | "PROCESSING" | "CLOSED";
}

interface NewTrade {
  appid: string;
  mchid: string;
  out_trade_no: string;
  amount: { total: number; currency: string };
  time_expire: string;
  notify_url: string;
}

interface NewRefund {
  out_trade_no: string;
  out_refund_no: string;
  amount: { refund: number; total: number };
}

const appId = "wx0000000000000001";
const merchantId = "1900000001";
const apiKey = "0123456789abcdef0123456789ABCDEF";
const ourSerial = "7777777777777777777777777777777777777777";
const theirSerial = "PUB_KEY_ID_0119000000012026";
const rsa = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

/** WeChat Pay on this machine: Native payments, refunds and encrypted notices of API v3 (pay.weixin.qq.com/doc/v3). */
export function wechatGateway(now: () => number): Gateway {
  const [ours, theirs, strangers] = [rsa(), rsa(), rsa()];
  const trades = new Map<string, Trade>();
  const refunds: Refund[] = [];
  const wechat = {
    appId,
    merchantId,
    serial: ourSerial,
    privateKey: ours.privateKey,
    apiKey,
    platformSerial: theirSerial,
    platformKey: theirs.publicKey,
    api: "",
  };
  const app = new Hono();

  app.use(async (c, next) => {
    if (!(await isOurs(c))) return says(c, 401, { code: "SIGN_ERROR", message: apiKey });
    return next();
  });
  app.post("/v3/pay/transactions/native", async (c) => {
    const sent = await c.req.json<NewTrade>();
    const { appid, mchid, out_trade_no: token, amount, time_expire: until, notify_url: notify } = sent;
    if (appid !== appId || mchid !== merchantId || !/^[\w*-]{6,32}$/.test(token) || !notify.startsWith("https://"))
      return says(c, 400, { code: "PARAM_ERROR" });
    const known = trades.get(token);
    if (known && known.total !== amount.total) return says(c, 400, { code: "INVALID_REQUEST" });
    if (known && known.state !== "NOTPAY") return says(c, 400, { code: "ORDERPAID" });
    if (!known) trades.set(token, { token, ...amount, until: Date.parse(until), state: "NOTPAY" });
    return says(c, 200, { code_url: `weixin://wxpay/bizpayurl?pr=${token}` });
  });
  app.get("/v3/pay/transactions/out-trade-no/:token", (c) => {
    const trade = trades.get(c.req.param("token"));
    if (c.req.query("mchid") !== merchantId) return says(c, 400, { code: "PARAM_ERROR" });
    return trade ? says(c, 200, shown(trade)) : says(c, 404, { code: "ORDER_NOT_EXIST" });
  });
  app.post("/v3/pay/transactions/out-trade-no/:token/close", (c) => {
    const trade = trades.get(c.req.param("token"));
    if (!trade) return says(c, 404, { code: "ORDER_NOT_EXIST" });
    if (trade.state === "SUCCESS") return says(c, 400, { code: "ORDERPAID" });
    trade.state = "CLOSED";
    return says(c, 204, null);
  });
  app.post("/v3/refund/domestic/refunds", async (c) => {
    const { out_trade_no: token, out_refund_no: id, amount } = await c.req.json<NewRefund>();
    const trade = trades.get(token);
    if (!trade || trade.state === "NOTPAY") return says(c, 404, { code: "RESOURCE_NOT_EXISTS" });
    // The same number again answers with the same refund.
    const known = refunds.find((one) => one.id === id);
    if (known) return says(c, 200, shownRefund(known));
    const before = refunds.filter((one) => one.token === token && one.status !== "CLOSED");
    if (amount.total !== trade.total || before.reduce((sum, one) => sum + one.cents, 0) + amount.refund > trade.total)
      return says(c, 400, { code: "INVALID_REQUEST" });
    const status = { done: "SUCCESS", held: "PROCESSING", refused: "CLOSED" } as const;
    const made: Refund = { id, token, cents: amount.refund, status: status[gateway.refundsAre] };
    refunds.push(made);
    trade.state = "REFUND";
    return says(c, 200, shownRefund(made));
  });
  app.get("/v3/refund/domestic/refunds/:id", (c) => {
    const known = refunds.find(({ id }) => id === c.req.param("id"));
    return known ? says(c, 200, shownRefund(known)) : says(c, 404, { code: "RESOURCE_NOT_EXISTS" });
  });

  const gateway: Gateway = {
    method: "WECHAT",
    settings: { wechat, origin: "https://shop.test", currency: "CNY" },
    env: () => ({
      SUNDRY_WECHAT_MERCHANT_ID: merchantId,
      SUNDRY_WECHAT_APP_ID: appId,
      SUNDRY_WECHAT_SERIAL: ourSerial,
      SUNDRY_WECHAT_PRIVATE_KEY: ours.privateKey,
      SUNDRY_WECHAT_API_KEY: apiKey,
      SUNDRY_WECHAT_PLATFORM_SERIAL: theirSerial,
      SUNDRY_WECHAT_PLATFORM_KEY: theirs.publicKey,
      SUNDRY_WECHAT_API: wechat.api,
      SUNDRY_ORIGIN: "https://shop.test",
      SUNDRY_CURRENCY: "CNY",
    }),
    secrets: [ours.privateKey.split("\n")[1] ?? "", apiKey],
    otherCurrency: "USD",
    pay(code, { cents, currency } = {}) {
      const trade = tradeAt(code);
      if (trade.until <= now() || trade.state !== "NOTPAY") throw new Error("the code is no longer valid");
      trade.state = "SUCCESS";
      if (cents !== undefined) trade.total = cents;
      if (currency !== undefined) trade.currency = currency;
    },
    paidNotice: (code, flaw) =>
      notice("TRANSACTION.SUCCESS", { ...shown(tradeAt(code)), trade_state: "SUCCESS" }, flaw),
    closedNotice: () => undefined,
    refundNotice: (id) => notice("REFUND.SUCCESS", { mchid: merchantId, out_refund_no: id, refund_status: "SUCCESS" }),
    refunds: () => refunds.filter(({ status }) => status === "SUCCESS").map(({ id, cents }) => ({ id, cents })),
    refundsAre: "done",
    release() {
      for (const refund of refunds) if (refund.status === "PROCESSING") refund.status = "SUCCESS";
    },
    down: false,
    requests: 0,
    now,
  };
  serveGateway(
    app,
    () => gateway,
    (origin) => {
      wechat.api = origin;
    },
  );
  return gateway;

  /** Who calls has to be our merchant, with a signature over method, address, time, nonce and body. */
  async function isOurs(c: Context): Promise<boolean> {
    const parts = Object.fromEntries(
      [...(c.req.header("authorization") ?? "").matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>;
    const { pathname, search } = new URL(c.req.url);
    const text = [c.req.method, pathname + search, parts.timestamp, parts.nonce_str, await c.req.text(), ""].join("\n");
    return (
      parts.mchid === merchantId &&
      parts.serial_no === ourSerial &&
      createVerify("RSA-SHA256")
        .update(text)
        .verify(ours.publicKey, parts.signature ?? "", "base64")
    );
  }

  /** An answer, signed as WeChat Pay signs it. */
  function says(c: Context, status: 200 | 204 | 400 | 401 | 404, body: object | null): Response {
    const text = body === null ? "" : JSON.stringify(body);
    for (const [name, value] of Object.entries(signatureOf(text, Date.now(), theirs.privateKey))) c.header(name, value);
    if (status === 204) return c.body(null, 204);
    return c.body(text, status, { "content-type": "application/json" });
  }

  function tradeAt(code: string): Trade {
    const trade = trades.get(code.split("pr=")[1] ?? "");
    if (!trade) throw new Error(`no trade at ${code}`);
    return trade;
  }

  function notice(type: string, content: object, { forged = false, at = now() }: NoticeFlaw = {}): SentNotice {
    const nonce = randomBytes(6).toString("hex");
    const data = "transaction";
    const cipher = createCipheriv("aes-256-gcm", apiKey, nonce).setAAD(Buffer.from(data));
    const sealed = [cipher.update(JSON.stringify(content), "utf8"), cipher.final(), cipher.getAuthTag()];
    const ciphertext = Buffer.concat(sealed).toString("base64");
    const resource = { algorithm: "AEAD_AES_256_GCM", ciphertext, nonce, associated_data: data };
    const body = JSON.stringify({ id: nonce, event_type: type, resource_type: "encrypt-resource", resource });
    const headers = signatureOf(body, at, forged ? strangers.privateKey : theirs.privateKey);
    return { path: "wechat", body, headers: { ...headers, "content-type": "application/json" } };
  }
}

function signatureOf(body: string, at: number, key: string): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(at / 1000)), randomBytes(8).toString("hex")];
  return {
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": nonce,
    "wechatpay-serial": theirSerial,
    "wechatpay-signature": createSign("RSA-SHA256").update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, "base64"),
  };
}

function shown({ token, total, currency, state }: Trade): object {
  return { appid: appId, mchid: merchantId, out_trade_no: token, trade_state: state, amount: { total, currency } };
}

function shownRefund({ id, token, cents, status }: Refund): object {
  return { out_refund_no: id, out_trade_no: token, status, amount: { refund: cents } };
}
