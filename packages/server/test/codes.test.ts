import { sendEmail, sendSms } from "@sundry/api/contract/codes";
import { me } from "@sundry/api/contract/member";
import { register, smsLogin } from "@sundry/api/contract/session";
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { verificationCodes } from "#server/db/schema/codes.ts";
import { members } from "#server/db/schema/member.ts";
import { readMessageSettings } from "#server/modules/platform/outgoing/settings.ts";
import { buyer, refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";
import { codeFor, messageTo, solvePuzzle, wrongCode } from "./verification.ts";

const shop = useShop();
const careful = useShop({ messages: { ...readMessageSettings({}), codesPerHour: 3 } });
const busy = useShop({ messages: { ...readMessageSettings({}), codesPerHour: 40 } });
const password = "umbrellas-in-rain";

async function logIn(client: ReturnType<typeof shop.visit>, mobile: string, code: string) {
  const tokens = await client.send(smsLogin, { mobile, code });
  client.session.setTokens(tokens);
  client.session.setUser({ username: mobile, nickName: "", face: "" });
  return client.send(me);
}

test("[SE-06] a code logs in: an unknown mobile becomes a new buyer, and later logs in the same one", async () => {
  const client = shop.visit();
  const first = await logIn(client, "13600000001", await codeFor(shop, client, "LOGIN", "13600000001"));
  expect(first).toMatchObject({
    username: "13600000001",
    nickName: "136****0001",
    mobile: "+8613600000001",
    point: 100,
  });
  const again = shop.visit();
  const second = await logIn(again, "13600000001", await codeFor(shop, again, "LOGIN", "13600000001"));
  expect(second.id).toBe(first.id);
});

test("[SE-06] wrong, foreign, used and expired codes are refused with the same sentence", async () => {
  const mobile = "13600000002";
  const client = shop.visit();
  const code = await codeFor(shop, client, "LOGIN", mobile);
  expect(await refusalOf(client.send(smsLogin, { mobile, code: wrongCode(code) }))).toBe(80210);
  expect(await refusalOf(shop.visit().send(smsLogin, { mobile, code }))).toBe(80210);
  expect(await refusalOf(client.send(smsLogin, { mobile: "13600000003", code }))).toBe(80210);
  expect(await refusalOf(client.send(smsLogin, { mobile, code }))).toBe(0);
  expect(await refusalOf(client.send(smsLogin, { mobile, code }))).toBe(80210);
  const late = await codeFor(shop, client, "LOGIN", mobile);
  shop.clock.at += 300_000;
  expect(await refusalOf(client.send(smsLogin, { mobile, code: late }))).toBe(80210);
});

test("[SE-06] a newer code replaces the older one, and a code is valid for one purpose only", async () => {
  const mobile = "13600000004";
  const client = shop.visit();
  const old = await codeFor(shop, client, "LOGIN", mobile);
  const fresh = await codeFor(shop, client, "LOGIN", mobile);
  if (old !== fresh) expect(await refusalOf(client.send(smsLogin, { mobile, code: old }))).toBe(80210);
  expect(await refusalOf(client.send(smsLogin, { mobile, code: fresh }))).toBe(0);
  const other = await codeFor(shop, client, "REGISTER", mobile);
  expect(await refusalOf(client.send(smsLogin, { mobile, code: other }))).toBe(80210);
});

test("[SE-06] guesses by others lock nobody out: a code and its failed tries belong to one device", async () => {
  const mobile = "13600000055";
  const owner = shop.visit();
  const code = await codeFor(shop, owner, "LOGIN", mobile);
  const stranger = shop.visit();
  for (let at = 0; at < 7; at += 1) {
    await refusalOf(stranger.send(smsLogin, { mobile, code: wrongCode(code) }));
    await shop.settled();
  }
  expect(await refusalOf(stranger.send(smsLogin, { mobile, code: wrongCode(code) }))).toBe(1003);
  expect(await refusalOf(owner.send(smsLogin, { mobile, code }))).toBe(0);
});

test("[SE-06] the shop sends a limited number of codes an hour, whoever asks, and then reports that it is busy", async () => {
  const client = careful.visit();
  const ask = async (mobile: string) => {
    careful.clock.at += 61_000;
    await solvePuzzle(careful, client, "LOGIN");
    return refusalOf(client.send(sendSms, { verificationEnums: "LOGIN", mobile }));
  };
  for (let at = 0; at < 3; at += 1) expect(await ask(`1360000020${at}`)).toBe(0);
  expect(await ask("13600000209")).toBe(503);
  careful.clock.at += 61 * 60_000;
  expect(await ask("13600000209")).toBe(0);
});

test("[SE-06] after five wrong codes the right one must wait too, even if all come at once", async () => {
  const mobile = "13600000005";
  const client = shop.visit();
  const code = await codeFor(shop, client, "LOGIN", mobile);
  const guesses = Array.from({ length: 9 }, () => refusalOf(client.send(smsLogin, { mobile, code: wrongCode(code) })));
  const codes = await Promise.all(guesses);
  expect(codes.filter((one) => one === 80210).length).toBeLessThanOrEqual(5);
  expect(codes.filter((one) => one === 1003).length).toBeGreaterThanOrEqual(4);
  await shop.settled();
  for (let more = codes.filter((one) => one === 80210).length; more < 5; more += 1) {
    await refusalOf(client.send(smsLogin, { mobile, code: wrongCode(code) }));
    await shop.settled();
  }
  expect(await refusalOf(client.send(smsLogin, { mobile, code }))).toBe(1003);
});

test("[SE-06] one code per number and minute, and ten puzzles, so ten codes, per network address", async () => {
  const client = shop.visit();
  await codeFor(shop, client, "LOGIN", "13600000006");
  const ask = async (mobile: string) => {
    await solvePuzzle(shop, client, "LOGIN");
    return refusalOf(client.send(sendSms, { verificationEnums: "LOGIN", mobile }));
  };
  expect(await ask("13600000006")).toBe(1003);
  for (let at = 0; at < 8; at += 1) expect(await ask(`1360000010${at}`)).toBe(0);
  shop.clock.at += 30_000;
  expect(await refusalOf(solvePuzzle(shop, client, "LOGIN"))).toBe(1003);
});

test("[SE-06] codes go to mobiles and email addresses only, and codes for one's own number only after a login", async () => {
  shop.clock.at += 61_000;
  const client = shop.visit();
  await solvePuzzle(shop, client, "LOGIN");
  expect(await refusalOf(client.send(sendSms, { verificationEnums: "LOGIN", mobile: "12" }))).toBe(4002);
  expect(await refusalOf(client.send(sendEmail, { verificationEnums: "LOGIN", email: "mei@" }))).toBe(4002);
  expect(await refusalOf(client.send(sendSms, { verificationEnums: "LOGIN", mobile: "mei@example.com" }))).toBe(4002);
  const own = { verificationEnums: "UPDATE_PASSWORD", mobile: "13600000099" };
  expect(await refusalOf(client.send(sendSms, own))).toBe(20003);
  const { client: known, id } = await buyer(shop);
  expect(await refusalOf(known.send(sendSms, own))).toBe(20011);
  await shop.database.db.update(members).set({ mobile: "13600000007" }).where(eq(members.id, id));
  await solvePuzzle(shop, known, "UPDATE_PASSWORD");
  await known.send(sendSms, own);
  expect(await messageTo(shop, "13600000007")).toMatch(/\d{6}/);
  expect(await messageTo(shop, "13600000099")).toBe("");
});

test("[SE-07] a number or an address is linked to an account only with its code; then it is a login name", async () => {
  const client = shop.visit();
  const wanted = { username: "mei-by-mail", password, email: "Mei@Example.com" };
  expect(await refusalOf(client.send(register, wanted))).toBe(80210);
  const code = await codeFor(shop, client, "REGISTER", "mei@example.com");
  // The name can be corrected without another code.
  expect(await refusalOf(client.send(register, { ...wanted, username: "x", code }))).toBe(4002);
  await client.send(register, { ...wanted, code });
  const [row] = await shop.database.db.select().from(members).where(eq(members.username, "mei-by-mail"));
  expect(row?.email).toBe("mei@example.com");
  const again = await codeFor(shop, client, "REGISTER", "mei@example.com");
  expect(await refusalOf(client.send(register, { ...wanted, username: "somebody-else", code: again }))).toBe(20008);
});

test("[SE-06] only the hash of a code is stored, and its message is in the reader's language", async () => {
  const client = shop.visit("zh");
  const code = await codeFor(shop, client, "LOGIN", "13600000008");
  expect(JSON.stringify(await shop.database.db.select().from(verificationCodes))).not.toContain(code);
  expect(await messageTo(shop, "13600000008")).toContain("您的验证码是");
  expect(shop.faults.join()).not.toContain(code);
});

test("[SE-06] the outbox page shows messages without a provider, newest first and escaped", async () => {
  const client = shop.visit();
  const code = await codeFor(shop, client, "LOGIN", "13600000009");
  const page = await shop.app.request("/outbox", { headers: { "accept-language": "zh-CN" } });
  expect(page.headers.get("cache-control")).toBe("no-store");
  const text = await page.text();
  expect(text).toContain("发件箱");
  expect(text.indexOf("13600000009")).toBeGreaterThan(-1);
  expect(text.indexOf("13600000009")).toBeLessThan(text.indexOf("13600000008"));
  expect(text).toContain(code);
});

describe("places", () => {
  /** Asks for a code from a new device at an address, after its puzzle; returns the code of the refusal. */
  async function askFrom(of: typeof shop, address: string, mobile: string, client = of.visit("en", address)) {
    await solvePuzzle(of, client, "LOGIN");
    return refusalOf(client.send(sendSms, { verificationEnums: "LOGIN", mobile }));
  }
  const stranger = (at: number) => `198.51.${Math.floor(at / 250)}.${(at % 250) + 1}`;

  test("[SE-06] whoever floods a number, its owner gets codes on a device they have used, and few messages come", async () => {
    const mobile = "13600000300";
    const owner = shop.visit("en", "203.0.113.90");
    await logIn(owner, mobile, await codeFor(shop, owner, "LOGIN", mobile));
    const codes: number[] = [];
    for (let at = 0; at < 59; at += 1) codes.push(await askFrom(shop, stranger(at), mobile));
    expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(6);
    expect(new Set(codes)).toEqual(new Set([0, 1003]));
    shop.clock.at += 61_000;
    expect(await askFrom(shop, "203.0.113.90", mobile, owner)).toBe(0);
    expect(await askFrom(shop, "203.0.113.91", mobile)).toBe(1003);
    shop.clock.at += 61 * 60_000;
    expect(await askFrom(shop, "203.0.113.91", mobile)).toBe(0);
  });

  test("[SE-06] one mailbox gets few messages, however its address is written", async () => {
    const codes: number[] = [];
    for (let at = 0; at < 9; at += 1) {
      const client = shop.visit("en", stranger(at));
      await solvePuzzle(shop, client, "LOGIN");
      const request = { verificationEnums: "LOGIN", email: `flooded+${at}@example.com` } as const;
      codes.push(await refusalOf(client.send(sendEmail, request)));
    }
    expect(codes).toEqual([0, 0, 0, 0, 0, 0, 1003, 1003, 1003]);
  });

  test("[SE-06] a logged-in buyer gets codes to their own number on any device, and is a stranger to others' numbers", async () => {
    const { client, id } = await buyer(shop);
    await shop.database.db.update(members).set({ mobile: "13600000310" }).where(eq(members.id, id));
    for (let at = 60; at < 70; at += 1) await askFrom(shop, stranger(at), "13600000310");
    const own = { verificationEnums: "UPDATE_PASSWORD", mobile: "13600000310" };
    await solvePuzzle(shop, client, "UPDATE_PASSWORD");
    expect(await refusalOf(client.send(sendSms, own))).toBe(0);
    for (let at = 70; at < 80; at += 1) await askFrom(shop, stranger(at), "13600000311");
    await solvePuzzle(shop, client, "LOGIN");
    expect(await refusalOf(client.send(sendSms, { verificationEnums: "LOGIN", mobile: "13600000311" }))).toBe(1003);
  });

  test("[SE-06] a number with an account and one without are refused alike", async () => {
    const { id } = await buyer(shop);
    await shop.database.db.update(members).set({ mobile: "13600000320" }).where(eq(members.id, id));
    const answers = async (mobile: string, from: number) => {
      const codes: number[] = [];
      for (let at = from; at < from + 10; at += 1) codes.push(await askFrom(shop, stranger(at), mobile));
      return codes;
    };
    expect(await answers("13600000320", 100)).toEqual(await answers("13600000321", 110));
  });

  test("[SE-06] strangers can't use up the shop's hour: known devices go on, and minutes later so does everybody", async () => {
    const owner = busy.visit("en", "203.0.113.92");
    await logIn(owner, "13600000400", await codeFor(busy, owner, "LOGIN", "13600000400"));
    busy.clock.at += 5 * 60 * 60_000;
    const told: string[] = [];
    const spy = vi.spyOn(process.stderr, "write").mockImplementation((text) => told.push(String(text)) > 0);
    try {
      const codes: number[] = [];
      for (let at = 0; at < 14; at += 1) codes.push(await askFrom(busy, stranger(at), `136000004${10 + at}`));
      expect(codes).toEqual([...Array<number>(10).fill(0), 503, 503, 503, 503]);
    } finally {
      spy.mockRestore();
    }
    expect(told.join("")).toContain("SUNDRY_CODES_PER_HOUR");
    expect(told.join("")).not.toContain("1360000");
    expect(await askFrom(busy, "203.0.113.92", "13600000400", owner)).toBe(0);
    busy.clock.at += 5 * 60_000 + 1000;
    expect(await askFrom(busy, "203.0.113.93", "13600000499")).toBe(0);
  });
});
