import { createSign, createVerify, generateKeyPairSync } from "node:crypto";
import { Hono } from "hono";
import { type Gateway, type NoticeFlaw, serveGateway } from "./gateway.ts";

interface Trade {
  token: string;
  total: string;
  /** Last moment at which the code can be paid, epoch ms. */
  until: number;
  /** Null until somebody scans the code: the trade does not exist before. */
  status: "WAIT_BUYER_PAY" | "TRADE_SUCCESS" | "TRADE_CLOSED" | null;
  paid: boolean;
}

interface Refund {
  id: string;
  token: string;
  amount: string;
  done: boolean;
}

type Content = Record<string, string | undefined>;

const appId = "2021000000000001";
const hour = 3_600_000;
const rsa = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

/** Alipay on this machine: precreate, query, close, refund and signed notices (opendocs.alipay.com, signatures RSA2). */
export function alipayGateway(now: () => number): Gateway {
  const [ours, theirs, strangers] = [rsa(), rsa(), rsa()];
  const trades = new Map<string, Trade>();
  const refunds: Refund[] = [];
  const alipay = { appId, privateKey: ours.privateKey, publicKey: theirs.publicKey, gateway: "" };
  const app = new Hono();

  app.post("/gateway.do", async (c) => {
    const sent = Object.fromEntries([
      ...new URL(c.req.url).searchParams,
      ...new URLSearchParams(await c.req.text()),
    ]) as Content;
    const method = sent.method ?? "";
    const node = `${method.replaceAll(".", "_")}_response`;
    const said = JSON.stringify(problemOf(sent) ?? answerTo(method, JSON.parse(sent.biz_content ?? "{}") as Content));
    // Alipay signs the text of the node itself.
    return c.body(`{"${node}":${said},"sign":"${signed(said, theirs.privateKey)}"}`, 200, {
      "content-type": "text/html;charset=utf-8",
    });
  });

  const gateway: Gateway = {
    method: "ALIPAY",
    settings: { alipay, origin: "https://shop.test", currency: "CNY" },
    env: () => ({
      SUNDRY_ALIPAY_APP_ID: appId,
      SUNDRY_ALIPAY_PRIVATE_KEY: ours.privateKey.replaceAll("\n", "\\n"),
      SUNDRY_ALIPAY_PUBLIC_KEY: theirs.publicKey,
      SUNDRY_ALIPAY_API: alipay.gateway,
      SUNDRY_ORIGIN: "https://shop.test",
      SUNDRY_CURRENCY: "CNY",
    }),
    secrets: [ours.privateKey.split("\n")[1] ?? ""],
    otherCurrency: "CNY",
    pay(code, { cents } = {}) {
      const trade = tradeAt(code);
      if (trade.until <= now() || trade.status === "TRADE_CLOSED") throw new Error("the code is no longer valid");
      Object.assign(trade, { status: "TRADE_SUCCESS", paid: true });
      if (cents !== undefined) trade.total = (cents / 100).toFixed(2);
    },
    paidNotice: (code, flaw) =>
      notice(tradeAt(code), { trade_status: "TRADE_SUCCESS", gmt_payment: beijing(now()) }, flaw),
    closedNotice: (code) => notice(tradeAt(code), { trade_status: "TRADE_CLOSED" }),
    refundNotice: () => undefined,
    refunds: () =>
      refunds.filter(({ done }) => done).map(({ id, amount }) => ({ id, cents: Math.round(Number(amount) * 100) })),
    refundsAre: "done",
    release() {
      for (const refund of refunds) refund.done = true;
    },
    down: false,
    requests: 0,
    now,
  };
  serveGateway(
    app,
    () => gateway,
    (origin) => {
      alipay.gateway = `${origin}/gateway.do`;
    },
  );
  return gateway;

  /** Who calls has to be our application, with its signature over all parameters and a recent time in Beijing. */
  function problemOf({ sign = "", ...sent }: Content): object | undefined {
    const text = Object.keys(sent)
      .sort()
      .map((name) => `${name}=${sent[name] ?? ""}`)
      .join("&");
    if (sent.app_id !== appId) return fails("isv.invalid-app-id");
    if (!createVerify("RSA-SHA256").update(text).verify(ours.publicKey, sign, "base64"))
      return fails("isv.invalid-signature");
    const age = Date.now() - Date.parse(`${sent.timestamp?.replace(" ", "T")}+08:00`);
    return Math.abs(age) < hour / 4 ? undefined : fails("isv.invalid-timestamp");
  }

  function answerTo(method: string, content: Content): object {
    const token = content.out_trade_no ?? "";
    const trade = trades.get(token);
    switch (method) {
      case "alipay.trade.precreate": {
        const until = Date.parse(`${content.time_expire?.replace(" ", "T")}+08:00`);
        if (!/^\w{1,64}$/.test(token) || !/^\d+\.\d\d$/.test(content.total_amount ?? "") || Number.isNaN(until))
          return fails("ACQ.INVALID_PARAMETER");
        if (!trade) trades.set(token, { token, total: content.total_amount ?? "", until, status: null, paid: false });
        return { ...fine, out_trade_no: token, qr_code: `https://qr.alipay.test/${token}` };
      }
      case "alipay.trade.query": {
        if (!trade?.status) return fails("ACQ.TRADE_NOT_EXIST");
        const { total, status, paid } = trade;
        const facts = { out_trade_no: token, trade_no: `2026${token}`, total_amount: total, trade_status: status };
        return { ...fine, ...facts, ...(paid && { send_pay_date: beijing(now()) }) };
      }
      case "alipay.trade.close":
        if (!trade?.status) return fails("ACQ.TRADE_NOT_EXIST");
        if (trade.status !== "WAIT_BUYER_PAY") return fails("ACQ.TRADE_STATUS_ERROR");
        trade.status = "TRADE_CLOSED";
        return { ...fine, out_trade_no: token };
      case "alipay.trade.refund":
        return refundOf(trade, content);
      case "alipay.trade.fastpay.refund.query": {
        const known = refunds.find(({ id }) => id === content.out_request_no);
        // A refund that is unknown or on its way has no state.
        return {
          ...fine,
          ...(known && { out_trade_no: token, ...(known.done && { refund_status: "REFUND_SUCCESS" }) }),
        };
      }
      default:
        return fails("isv.invalid-method");
    }
  }

  function refundOf(trade: Trade | undefined, content: Content): object {
    if (!trade?.paid) return fails("ACQ.TRADE_NOT_EXIST");
    const id = content.out_request_no ?? "";
    const known = refunds.some((one) => one.id === id);
    const amount = content.refund_amount ?? "";
    const before = refunds.filter((one) => one.token === trade.token);
    const sum = before.reduce((total, one) => total + Number(one.amount), 0);
    if (!known && sum + Number(amount) > Number(trade.total)) return fails("ACQ.REFUND_AMT_NOT_EQUAL_TOTAL");
    const done = gateway.refundsAre === "done";
    if (!known) refunds.push({ id, token: trade.token, amount, done });
    // All of it back: the trade is closed.
    if (!known && sum + Number(amount) === Number(trade.total)) trade.status = "TRADE_CLOSED";
    return { ...fine, out_trade_no: trade.token, fund_change: !known && done ? "Y" : "N", refund_fee: amount };
  }

  function tradeAt(code: string): Trade {
    const trade = trades.get(code.split("/").at(-1) ?? "");
    if (!trade) throw new Error(`no trade at ${code}`);
    return trade;
  }

  function notice({ token, total }: Trade, more: Content, { forged = false }: NoticeFlaw = {}) {
    const sent: Content = {
      notify_type: "trade_status_sync",
      notify_id: `n${token}`,
      notify_time: beijing(now()),
      app_id: appId,
      charset: "utf-8",
      version: "1.0",
      trade_no: `2026${token}`,
      out_trade_no: token,
      total_amount: total,
      ...more,
    };
    const text = Object.keys(sent)
      .sort()
      .map((name) => `${name}=${sent[name] ?? ""}`)
      .join("&");
    const sign = signed(text, forged ? strangers.privateKey : theirs.privateKey);
    const body = new URLSearchParams({ ...(sent as Record<string, string>), sign_type: "RSA2", sign }).toString();
    return { path: "alipay", body, headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" } };
  }
}

const fine = { code: "10000", msg: "Success" };

function fails(subCode: string): object {
  return { code: "40004", msg: "Business Failed", sub_code: subCode, sub_msg: subCode };
}

function signed(text: string, key: string): string {
  return createSign("RSA-SHA256").update(text).sign(key, "base64");
}

function beijing(at: number): string {
  return new Date(at + 8 * hour).toISOString().slice(0, 19).replace("T", " ");
}
