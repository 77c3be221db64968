import { createHash } from "node:crypto";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { loggedInStorage } from "../../test/browser.ts";
import { createFakeShop } from "../../test/fakeShop.ts";
import { inputOf } from "../../test/inputOf.ts";
import { createReferenceBackend, type ReferenceBackendOptions } from "../../test/reference/backend.ts";
import { referenceCalls } from "../../test/reference/facts.ts";
import { sampleOf } from "../../test/reference/samples.ts";
import { createClient } from "../client/client.ts";
import { ApiError, type SchemaFault } from "../client/fault.ts";
import { safeStorage } from "../client/storage.ts";
import type { Call } from "../contract/call.ts";
import { add as addAddress } from "../contract/address.ts";
import { get as afterSale, list as afterSales } from "../contract/afterSale.ts";
import { pay } from "../contract/cashier.ts";
import { list as articles } from "../contract/article.ts";
import { createTrade } from "../contract/checkout.ts";
import { sendSms } from "../contract/codes.ts";
import { conversions } from "../contract/conversions.ts";
import { search } from "../contract/goods.ts";
import { ticket } from "../contract/im.ts";
import { allCalls } from "../contract/index.ts";
import { modifyPass } from "../contract/member.ts";
import { oauthResult, oauthWeb, qrPoll, userLogin } from "../contract/session.ts";
import { byTimeline as flashSaleAt, today as flashSales } from "../contract/seckill.ts";
import { type Shape, type ShapeFields, shapeOf } from "../contract/shape.ts";
import { get as siteGet } from "../contract/site.ts";
import { checkPassword, setPassword, updatePassword } from "../contract/wallet.ts";
import { referenceDialect } from "./reference.ts";
import { referenceTable } from "./referenceTable.ts";

const bases = { buyer: "https://buyer.test", common: "https://common.test", im: "https://im.test" };
const md5 = (text: string) => createHash("md5").update(text).digest("hex");
const dialect = referenceDialect({ bases, md5 });
const someAddress = {
  name: "Mei Tanaka",
  consigneeAddressPath: "浙江省,金华市",
  consigneeAddressIdPath: "1,12",
  detail: "118 Chouzhou North Road",
};
const places = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/**
 * A logged-in browser that sends every call to the reference backend; a request to the wrong service is recorded as a
 * fault.
 */
function openReference(options: ReferenceBackendOptions = {}) {
  const backend = createReferenceBackend(options);
  const breaches: SchemaFault[] = [];
  const seen: Request[] = [];
  const client = createClient({
    baseUrl: bases.buyer,
    dialect,
    storage: safeStorage(loggedInStorage(createFakeShop().issue())),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      seen.push(request.clone());
      return backend.handle(request);
    },
    onFault: (fault) => breaches.push(fault),
  });
  const send = (call: Call, input: object = inputOf(call)) => client.send<Call>(call, input as never);
  return { ...backend, client, breaches, seen, send };
}

/** The part of an answer that the contract names. */
function namedByContract(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (typeof shape === "string") return shape in conversions ? conversions[shape as "flag"](value) : value;
  if (!Array.isArray(shape)) return fieldsNamed(shape as ShapeFields, value as Readonly<Record<string, unknown>>);
  const [kind, inside] = shape as unknown as readonly [string, Shape];
  if (kind === "union") return value;
  if (kind === "array") return (value as unknown[]).map((one) => namedByContract(inside, one));
  if (kind === "record")
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, namedByContract(inside, one)]));
  return kind === "enum" ? value : namedByContract(inside, value);
}

function fieldsNamed(shape: ShapeFields, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(shape).filter((name) => name in value);
  return Object.fromEntries(names.map((name) => [name, namedByContract(shape[name] as Shape, value[name])]));
}

const present = Object.values(allCalls).filter(({ id }) => !("absent" in (referenceTable[id] ?? {})));
const absent = Object.values(allCalls).filter(({ id }) => "absent" in (referenceTable[id] ?? {}));
/** Opened in a window or as a socket, never sent. */
const opened = new Set(["session.oauthWeb", "im.socket"]);
/** Answers that differ from the contract; they have their own tests below. */
const specialAnswers = new Set(Object.entries(referenceTable).flatMap(([id, row]) => ("read" in row ? [id] : [])));

describe("the table of calls", () => {
  test("[AP-09] has a row for every call of the contract, and no others", () => {
    expect(Object.keys(referenceTable).toSorted()).toEqual(Object.keys(allCalls).toSorted());
  });

  test("[AP-09] names only calls of the backend, and all that the backend and the contract share", () => {
    expect(present.map(({ id }) => id).toSorted()).toEqual([...referenceCalls.keys()].toSorted());
  });

  test("[AP-09] every path has the same parameters as in the contract", () => {
    for (const [id, row] of Object.entries(referenceTable)) {
      if ("absent" in row) continue;
      const ours = places(allCalls[id]?.path ?? "");
      expect([id, ...places(row.path).filter((place) => !ours.includes(place))]).toEqual([id]);
    }
  });

  test("[AP-10] no path leads to a manager's or seller's call", () => {
    const paths = Object.values(referenceTable).map((row) => ("absent" in row ? "" : row.path));
    expect(paths.filter((path) => /^\/(manager|seller|store|admin)\//.test(path))).toEqual([]);
  });
});

describe("every call at the reference backend", () => {
  const sent = present.filter(({ id }) => !opened.has(id));

  test.each(sent)("[AP-09] $id: is understood there, and its answer is read without loss", async (call) => {
    for (const nulls of [false, true]) {
      const reference = openReference({ nulls });
      const result = await reference.send(call);
      expect(reference.faults).toEqual([]);
      expect(reference.breaches).toEqual([]);
      const answer = referenceCalls.get(call.id)?.answer;
      if (answer && !specialAnswers.has(call.id))
        expect(result).toEqual(namedByContract(shapeOf(call.result), sampleOf(answer, { nulls, inside: [] })));
    }
  });

  test.each(sent)("[AP-09] $id: goes to the service that answers it", async (call) => {
    const reference = openReference();
    await reference.send(call);
    const { hostname, pathname } = new URL(reference.seen[0]?.url ?? "");
    const [, first] = pathname.split("/");
    expect(hostname).toBe(first === "buyer" || first === "common" ? `${first}.test` : "im.test");
  });

  test.each(absent)("[AP-09] $id: does not exist there, so it fails as not found without a request", async (call) => {
    const reference = openReference();
    await expect(reference.send(call)).rejects.toMatchObject({ kind: "notFound", callId: call.id });
    expect(reference.seen).toEqual([]);
    expect(reference.client.supports(call)).toBe(false);
  });
});

describe("differences", () => {
  const refusal = (code: number) =>
    Response.json({ success: false, code, message: "", timestamp: 1, result: null }, { status: 400 });

  test("[AP-09] passwords are sent as MD5 everywhere, and nothing else is", async () => {
    const reference = openReference();
    await reference.client.send(userLogin, { username: "mei", password: "SundryDemo2026", longTerm: true });
    await reference.client.send(modifyPass, { password: "an old password", newPassword: "a new password" });
    await reference.client.send(updatePassword, { oldPassword: "an old password", newPassword: "a new password" });
    const bodies = await Promise.all(
      reference.seen.map(async (request) => Object.fromEntries(new URLSearchParams(await request.text()))),
    );
    expect(bodies).toEqual([
      { username: "mei", password: md5("SundryDemo2026") },
      { password: md5("an old password"), newPassword: md5("a new password") },
      { oldPassword: md5("an old password"), newPassword: md5("a new password") },
    ]);
  });

  test("[AP-09] [AP-02] paying is a GET whose address has no password", async () => {
    const reference = openReference();
    const bill = { orderType: "TRADE", sn: "T1", clientType: "PC" } as const;
    await reference.client.send(pay, {
      ...bill,
      paymentMethod: "WALLET",
      paymentClient: "NATIVE",
      password: "a payment password",
    });
    expect(reference.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET https://buyer.test/buyer/payment/cashier/pay/WALLET/NATIVE?orderType=TRADE&sn=T1&clientType=PC",
    ]);
    expect(reference.client.supports(pay, "password")).toBe(false);
    expect(reference.client.supports(pay, "sn")).toBe(true);
  });

  test("[AP-09] [AP-06] paying is never repeated there either, though it is a GET", async () => {
    let asked = 0;
    const reference = openReference({
      handlers: {
        "cashier.pay": () => {
          asked += 1;
          return new Response("", { status: 503 });
        },
      },
    });
    const bill = { orderType: "TRADE", sn: "T1", clientType: "PC" } as const;
    const paying = reference.client.send(pay, { ...bill, paymentMethod: "WALLET", paymentClient: "NATIVE" });
    await expect(paying).rejects.toMatchObject({ kind: "server" });
    expect(asked).toBe(1);
  });

  test("[AP-09] setting a payment password succeeds though it is answered with a refusal; a real refusal stays one", async () => {
    let code = 200;
    const reference = openReference({ handlers: { "wallet.setPassword": () => refusal(code) } });
    await expect(reference.client.send(setPassword, { password: "a new password" })).resolves.toBeNull();
    code = 80204;
    const refused = reference.client.send(setPassword, { password: "a new password" });
    await expect(refused).rejects.toMatchObject({ kind: "refused", code: 80204 });
  });

  test("[AP-09] whether there is a payment password is answered bare; a proxy's page is not an answer", async () => {
    let response = () => Response.json(false);
    const reference = openReference({ handlers: { "wallet.checkPassword": () => response() } });
    await expect(reference.client.send(checkPassword)).resolves.toBe(false);
    response = () => new Response("<html></html>", { status: 200 });
    await expect(reference.client.send(checkPassword)).rejects.toMatchObject({ kind: "server" });
  });

  test("[AP-09] a third-party login without a result has an empty body", async () => {
    const reference = openReference({ handlers: { "session.oauthResult": () => new Response("") } });
    await expect(reference.client.send(oauthResult, { state: "s1" })).resolves.toBeNull();
  });

  test("[AP-09] the settings say that registering needs a code, and promise nothing; settings that are not JSON stay unchanged", async () => {
    const settings = async (settingValue: string) => {
      const reference = openReference({ handlers: { "site.get": () => ({ id: "BASE_SETTING", settingValue }) } });
      return (await reference.client.send(siteGet)).settingValue;
    };
    expect(JSON.parse(await settings('{"siteName":"Corner Shop"}'))).toEqual({
      siteName: "Corner Shop",
      topLine: "",
      slogan: "",
      promises: [],
      registrationCode: true,
    });
    expect(await settings("{broken")).toBe("{broken");
  });

  test("[AP-09] parameters that only this contract has are not sent: keys, amounts seen, versions, filters", async () => {
    const reference = openReference();
    await reference.client.send(createTrade, { way: "CART", client: "PC", submitKey: "k", expectedPrice: 9.5 });
    expect(await reference.seen[0]?.json()).toEqual({ way: "CART", client: "PC" });
    await reference.client.send(search, { keyword: "cup", inStock: true, total: "_15", sort: "total", order: "asc" });
    expect(new URL(reference.seen[1]?.url ?? "").search).toBe("?keyword=cup&order=asc");
    await reference.client.send(search, { sort: "price" });
    expect(new URL(reference.seen[2]?.url ?? "").search).toBe("?sort=price");
    expect(reference.client.supports(createTrade, "submitKey")).toBe(false);
  });

  test("[AP-09] a mobile of mainland China travels as 11 digits, in paths and bodies; other numbers keep their country", async () => {
    const reference = openReference();
    await reference.client.send(sendSms, { verificationEnums: "LOGIN", mobile: "+8613800138000" });
    expect(new URL(reference.seen[0]?.url ?? "").pathname).toBe("/common/common/sms/LOGIN/13800138000");
    for (const [mobile, sent] of [
      ["+8613800138000", "13800138000"],
      ["+12125550123", "+12125550123"],
    ] as const) {
      await reference.client.send(addAddress, { ...someAddress, mobile });
      expect(new URLSearchParams(await reference.seen.at(-1)?.text()).get("mobile")).toBe(sent);
    }
  });

  test("[AP-09] the type of a list of articles is not sent, and not supported", async () => {
    const { client, seen } = openReference();
    await client.send(articles, { type: "ANNOUNCEMENT", pageNumber: 1 });
    expect(client.supports(articles, "type")).toBe(false);
    expect(seen.at(-1)?.url).toBe("https://buyer.test/buyer/other/article?pageNumber=1");
  });

  test.each([
    ["PASS", "RETURN_GOODS", true],
    ["PASS", "RETURN_MONEY", false],
    ["APPLY", "RETURN_GOODS", false],
  ])("[AP-09] [MC-04] a request in the state %s for %s: goods can be sent back is %s", async (state, type, allowed) => {
    const given = sampleOf({ name: "result", type: "AfterSaleDetail", optional: false }, { nulls: false, inside: [] });
    const operations = { confirm: false, returnGoods: false, rog: false, refund: false };
    const one = {
      ...(given as object),
      serviceStatus: state,
      serviceType: type,
      afterSaleAllowOperationVO: operations,
    };
    const { client } = openReference({
      handlers: { "afterSale.get": () => one, "afterSale.list": () => ({ records: [one], total: 1, size: 10 }) },
    });
    const expected = { afterSaleAllowOperationVO: { ...operations, returnGoods: allowed } };
    expect(await client.send(afterSale, { sn: "A1" })).toMatchObject(expected);
    expect(await client.send(afterSales, {})).toMatchObject({ records: [expected] });
  });

  test("[AP-09] [SK-04] what was sold in a flash sale is not known: that backend counts other goods too", async () => {
    const goods = { goodsName: "Lamp", price: 9, originalPrice: 19, quantity: 10, salesNum: 17 };
    const { client } = openReference({
      handlers: {
        "seckill.today": () => [{ timeLine: 12, seckillGoodsList: [goods] }],
        "seckill.byTimeline": () => [goods],
      },
    });
    const unknown = { ...goods, salesNum: null };
    expect(await client.send(flashSales)).toEqual([{ timeLine: 12, seckillGoodsList: [unknown] }]);
    expect(await client.send(flashSaleAt, { timeline: "12" })).toEqual([unknown]);
  });

  test("[AP-09] the address of a call that is opened in a window", () => {
    const { client } = openReference();
    expect(client.addressOf(oauthWeb, { type: "WECHAT_PC" })).toBe(
      "https://buyer.test/buyer/passport/connect/connect/login/web/WECHAT_PC",
    );
    expect(() => client.addressOf(ticket, {})).toThrow(ApiError);
  });
});

test("[AP-09] without a dialect, every call and parameter is supported", () => {
  const client = createClient({
    baseUrl: "/api",
    storage: safeStorage(loggedInStorage(createFakeShop().issue())),
    fetch,
  });
  expect(client.supports(ticket)).toBe(true);
  expect(client.supports(createTrade, "submitKey")).toBe(true);
  expect(client.addressOf(oauthWeb, { type: "demo" })).toBe("/api/connect/login/web/demo");
});

test("[AP-09] [AP-03] the call that the backend holds has a longer time limit", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise(() => {});
  const reference = openReference({ handlers: { "session.qrPoll": never, "site.get": never } });
  const ends: string[] = [];
  const note = (name: string) => () => ends.push(`${name} after ${vi.getMockedSystemTime()?.getTime() ?? 0} ms`);
  vi.setSystemTime(0);
  reference.client.send(qrPoll, { id: "t1", beforeSessionStatus: 0 }).catch(note("held"));
  reference.client.send(siteGet).catch(note("other"));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ends).toEqual(["other after 10000 ms", "held after 25000 ms"]);
});

describe("names of goods", () => {
  const named = (record: Readonly<Record<string, unknown>>) =>
    dialect.answer?.("goods.skuDetail", 200, { success: true, result: { data: [record] } }) as {
      result: { data: unknown[] };
    };

  test.each([
    [
      { goodsName: "Umbrella Navy 58 cm", simpleSpecs: " Navy 58 cm" },
      { goodsName: "Umbrella", simpleSpecs: "Navy 58 cm" },
    ],
    [
      { name: "雨伞 藏青 58cm", specs: "藏青 58cm" },
      { name: "雨伞", specs: "藏青 58cm" },
    ],
  ])("[AP-09] lose the option values that a page shows beside them: %j", (given, read) => {
    expect(named(given).result.data).toEqual([read]);
  });

  test.each([
    [{ goodsName: "Umbrella Navy", specs: '{"Colour":"Navy"}' }],
    [{ goodsName: "Umbrella Navy" }],
    [{ goodsName: "Navy", simpleSpecs: "Navy" }],
    [{ goodsName: "Umbrella", simpleSpecs: "Navy" }],
    [{ goodsName: "Umbrella", simpleSpecs: "" }],
    [{ goodsName: "Umbrella Navy", simpleSpecs: null }],
    [{ name: "Colour", specs: ["Navy"] }],
  ])("[AP-09] stay as they are if the values stand nowhere else: %j", (given) => {
    expect(named(given).result.data).toEqual([given]);
  });
});
