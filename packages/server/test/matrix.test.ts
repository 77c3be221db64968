import type { Call } from "@sundry/api/contract/call";
import { allCalls } from "@sundry/api/contract";
import { logout } from "@sundry/api/contract/session";
import { beforeAll, describe, expect, test } from "vitest";
import type { Envelope } from "#server/http/envelope.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import { issueSession } from "#server/modules/account/session/tokenIssue.ts";
import { buyer, type TestBuyer, withAddress } from "./buyers.ts";
import { demoOwner } from "./demoOwner.ts";
import { asStore } from "./orders.ts";
import { belongingsOf, everything, namesOf } from "./ownership.ts";
import { namingFields, requestOf } from "./samples.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const forBuyers = Object.values(allCalls).filter(({ auth }) => auth === "required");
const served = new Set(allRoutes.map(({ call }) => call.id));
const unknown = "424242424242";

test("[AP-01] every call of the contract is served", () => {
  expect(Object.keys(allCalls).filter((id) => !served.has(id))).toEqual([]);
});

async function ask(call: Call, token: string | undefined, own: Readonly<Record<string, string>> = {}) {
  const { path, init } = requestOf(call, own);
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set("accesstoken", token);
  const response = await shop.app.request(path, { ...init, headers });
  return { status: response.status, envelope: (await response.json()) as Envelope };
}

async function refreshTokenOf({ id }: TestBuyer): Promise<string> {
  return asStore(shop, async (tx, services) => {
    const member = await memberById(tx, id);
    if (!member) throw new Error("the buyer is gone");
    return (await issueSession(tx, services, member, { longTerm: false })).refreshToken;
  });
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("[SE-02] every call for buyers, sent without a login", () => {
  const tokens = new Map<string, string | undefined>();
  let before = "";

  beforeAll(async () => {
    const someone = await buyer(shop);
    const [head = "", body = "", signature = ""] = someone.accessToken.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as object;
    shop.clock.at -= 31 * 60_000;
    const expired = (await buyer(shop)).accessToken;
    shop.clock.at += 31 * 60_000;
    const gone = await buyer(shop);
    await gone.client.send(logout);
    const turned = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    tokens.set("no token", undefined);
    tokens.set("an empty token", "");
    tokens.set("an expired token", expired);
    tokens.set("a token that was logged out", gone.accessToken);
    tokens.set("another signature", [head, body, turned].join("."));
    tokens.set("another buyer's name in it", [head, part({ ...claims, sub: "demo" }), signature].join("."));
    tokens.set("no signature at all", [part({ alg: "none", typ: "JWT" }), body, ""].join("."));
    tokens.set("a refresh token", await refreshTokenOf(someone));
    before = await everything(shop);
  });

  test.each(forBuyers.map((call) => [call.id, call] as const))("%s", async (_, call) => {
    for (const [what, token] of tokens) {
      const { status, envelope } = await ask(call, token);
      expect({ what, status, ...envelope }).toMatchObject({
        what,
        status: 403,
        code: 403,
        success: false,
        result: null,
      });
    }
  });

  test("nothing has changed", async () => {
    expect(tokens.size).toBe(8);
    expect(await everything(shop)).toBe(before);
  });
});

describe("[SE-02] every call for buyers that names something, with something that belongs to another buyer", () => {
  const calls = forBuyers.filter((call) => namingFields(call).length > 0);
  let owner: TestBuyer;
  let stranger: TestBuyer;
  let names: string[];
  let before: string;

  beforeAll(async () => {
    owner = await demoOwner(shop);
    stranger = await buyer(shop, { cents: 1_000_000 });
    await withAddress(stranger);
    names = await namesOf(shop, owner.id);
    before = await belongingsOf(shop, owner.id);
  });

  /** The result of a call with an id of somebody else's: it must be the same as with an id that does not exist. */
  async function outcome(call: Call, who: TestBuyer, field: string, name: string): Promise<string> {
    const { envelope } = await ask(call, who.accessToken, { [field]: name });
    return JSON.stringify([envelope.success, envelope.result]).replaceAll(name, "<name>");
  }

  test.each(calls.map((call) => [call.id, call] as const))("%s", async (_, call) => {
    for (const field of namingFields(call)) {
      const forNothing = await outcome(call, stranger, field, unknown);
      for (const name of names)
        expect([field, name, await outcome(call, stranger, field, name)]).toEqual([field, name, forNothing]);
    }
    expect(await belongingsOf(shop, owner.id)).toBe(before);
  });

  test.each([
    "address.get",
    "afterSale.applyInfo",
    "afterSale.get",
    "afterSale.logs",
    "cart.selectAddress",
    "cashier.detail",
    "complaint.get",
    "order.get",
    "order.list",
    "order.packages",
    "order.traces",
    "receipt.get",
    // From here on, they change what they name.
    "address.remove",
    "afterSale.cancel",
    "complaint.cancel",
    "order.cancel",
    "order.receive",
    "order.remove",
  ])("the same request succeeds for the owner: %s", async (id) => {
    const call = calls.find((one) => one.id === id) ?? expect.fail();
    expect(await tells(call)).toBe(true);
  });

  test("none of them is a fault", () => {
    const faultyPlaces = new Set(shop.faults.map((line) => (JSON.parse(line) as { where: string }).where));
    expect([...faultyPlaces]).toEqual([]);
  });

  async function tells(call: Call): Promise<boolean> {
    for (const field of namingFields(call)) {
      const forNothing = await outcome(call, owner, field, unknown);
      for (const name of names) if ((await outcome(call, owner, field, name)) !== forNothing) return true;
    }
    return false;
  }
});
