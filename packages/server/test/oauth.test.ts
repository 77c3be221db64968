import { serve } from "@hono/node-server";
import { me } from "@sundry/api/contract/member";
import type { SiteSettingValue } from "@sundry/api/contract/entities/site";
import { get as site } from "@sundry/api/contract/site";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { members } from "#server/db/schema/member.ts";
import { demoProvider } from "#server/modules/account/session/oidc/demoProvider.ts";
import { type OidcProvider, readOidcSettings } from "#server/modules/account/session/oidc/settings.ts";
import { useShop } from "./support/shop.ts";

const origin = "http://shop.test";
const elsewhere: OidcProvider = {
  type: "ELSEWHERE",
  name: "Elsewhere",
  issuer: "",
  clientId: "sundry-test",
  clientSecret: "a secret of the shop",
};
const dead: OidcProvider = { ...elsewhere, type: "DEAD", issuer: "http://127.0.0.1:9" };
const shop = useShop({ oidc: { providers: [elsewhere, dead], demo: true, origin } });

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    const server = serve(
      { fetch: (request) => provider.fetch(request), port: 0, hostname: "127.0.0.1" },
      ({ port }) => {
        elsewhere.issuer = `http://127.0.0.1:${port}`;
        resolve();
      },
    );
    const provider = { fetch: (request: Request) => made().fetch(request) };
    let app: ReturnType<typeof demoProvider> | undefined;
    const made = () =>
      (app ??= demoProvider({
        issuer: elsewhere.issuer,
        clientId: elsewhere.clientId,
        shopAt: () => origin,
        seconds: () => Math.floor(Date.now() / 1000),
      }));
    afterAll(() => void server.close());
  });
});

/** A browser that keeps the shop's cookie and follows no redirects by itself. */
function browser() {
  let cookie = "";
  const ask = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, origin);
    const headers = { cookie, "content-type": "application/x-www-form-urlencoded" };
    const answer =
      url.origin === origin
        ? await shop.app.request(url.href, { ...init, headers })
        : await fetch(url, { ...init, headers: { "content-type": headers["content-type"] }, redirect: "manual" });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return answer;
  };
  const locationOf = async (answer: Promise<Response>) => (await answer).headers.get("location") ?? "";
  return {
    ask,
    leave: (type: string) => locationOf(ask(`/api/connect/login/web/${type}`)),
    /** Fills in a name on the provider's page; returns the address that leads back to the shop. */
    answer: (page: string, form: Record<string, string>) =>
      locationOf(ask(page, { method: "POST", body: new URLSearchParams(form) })),
    /** Returns to the shop; returns the `state` of the login page. */
    async comeBack(back: string) {
      const landing = await locationOf(ask(back));
      expect(landing).toMatch(/^\/#\/login\?state=[\w-]+$/);
      return landing.split("state=")[1] ?? "";
    },
    async pickUp(state: string) {
      const answer = await ask(`/api/connect/result?state=${state}`);
      return (await answer.json()) as { code: number; result: { accessToken: string; refreshToken: string } | null };
    },
  };
}

type TestBrowser = ReturnType<typeof browser>;

async function logIn(type: string, name: string, at: TestBrowser = browser()) {
  const state = await at.comeBack(await at.answer(await at.leave(type), { answer: "yes", name }));
  return { at, state, picked: await at.pickUp(state) };
}

async function whoIs(tokens: { accessToken: string; refreshToken: string } | null) {
  const client = shop.visit();
  if (tokens) client.session.setTokens(tokens);
  return client.send(me, {});
}

describe.each(["DEMO", "ELSEWHERE"])("[SE-06] a login at %s", (type) => {
  test("creates a buyer with everything new buyers get, and recognises them next time", async () => {
    const { picked } = await logIn(type, "Noor Haddad");
    const first = await whoIs(picked.result);
    expect(first).toMatchObject({ nickName: "Noor Haddad", point: 100 });
    const again = await whoIs((await logIn(type, "noor haddad")).picked.result);
    expect(again.id).toBe(first.id);
    const other = await whoIs((await logIn(type, "Somebody Else")).picked.result);
    expect(other.id).not.toBe(first.id);
  });

  test("is fetched once, by the browser that started it, within 300 s", async () => {
    const { at, state } = await logIn(type, "Once");
    expect(await at.pickUp(state)).toMatchObject({ code: 200, result: null });

    const began = browser();
    const kept = await began.comeBack(await began.answer(await began.leave(type), { answer: "yes", name: "Kept" }));
    expect((await browser().pickUp(kept)).result).toBeNull();
    shop.clock.at += 301_000;
    expect((await began.pickUp(kept)).result).toBeNull();
    shop.clock.at -= 301_000;
  });

  test("is reported as cancelled if the buyer cancels", async () => {
    const at = browser();
    const state = await at.comeBack(await at.answer(await at.leave(type), { answer: "no" }));
    expect(await at.pickUp(state)).toMatchObject({ code: 20006, result: null });
  });

  test("has no effect in another browser: a link sent to a buyer logs nobody in", async () => {
    const [attacker, victim] = [browser(), browser()];
    const back = await attacker.answer(await attacker.leave(type), { answer: "yes", name: "Victim" });
    expect(await victim.comeBack(back)).toBe("none");
    await victim.leave(type);
    expect(await victim.comeBack(back)).toBe("none");
  });

  test("does not accept a forged or used return", async () => {
    const at = browser();
    const back = await at.answer(await at.leave(type), { answer: "yes", name: "Forger" });
    const forged = new URL(back, origin);
    forged.searchParams.set("code", "something-else");
    expect(await at.pickUp(await at.comeBack(forged.href))).toMatchObject({ code: 20006 });
    expect(await at.comeBack(back)).toBe("none");
  });
});

test("[SE-06] the redirect to a provider carries PKCE, state and nonce, and the cookie is for this shop only", async () => {
  const answer = await shop.app.request(`${origin}/api/connect/login/web/ELSEWHERE`);
  const there = new URL(answer.headers.get("location") ?? "");
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    client_id: "sundry-test",
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: `${origin}/api/connect/callback`,
  });
  for (const name of ["state", "nonce", "code_challenge"]) expect(there.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  expect(answer.headers.get("set-cookie")).toMatch(/Path=\/api\/connect; Max-Age=900; HttpOnly; SameSite=Lax/);
});

test("[SE-06] unknown and silent providers, a missing state and a blocked buyer are refused", async () => {
  for (const [type, language, message] of [
    ["NOBODY", "en", "You can't log in to this shop that way."],
    ["NOBODY", "zh", "本店不支持这种登录方式"],
    ["DEAD", "en", "The other service doesn't answer."],
  ] as const) {
    const headers = { "accept-language": language };
    const answer = await shop.app.request(`${origin}/api/connect/login/web/${type}`, { headers });
    const said = { code: 400, message: expect.stringContaining(message) as string };
    expect([answer.status, await answer.json()]).toMatchObject([400, said]);
  }
  const nothing = await shop.app.request(`${origin}/api/connect/result`);
  expect([nothing.status, await nothing.json()]).toMatchObject([400, { code: 20006 }]);

  const { id } = await whoIs((await logIn("DEMO", "Blocked")).picked.result);
  await shop.database.db.update(members).set({ blocked: true }).where(eq(members.id, id));
  expect((await logIn("DEMO", "Blocked")).picked).toMatchObject({ code: 20028 });
  expect(shop.faults).toEqual([]);
});

test("[SE-06] two returns of the same new person at once create one buyer", async () => {
  const both = [browser(), browser()];
  const states = await Promise.all(
    both.map(async (at) => at.comeBack(await at.answer(await at.leave("DEMO"), { answer: "yes", name: "Twin" }))),
  );
  const picked = await Promise.all(both.map((at, place) => at.pickUp(states[place] ?? "")));
  const [one, other] = await Promise.all(picked.map(({ result }) => whoIs(result)));
  expect(one?.id).toBe(other?.id);
});

test("[SE-06] the shop lists the providers it offers", async () => {
  const { settingValue } = await shop.visit().send(site, {});
  expect((JSON.parse(settingValue) as SiteSettingValue).loginProviders).toEqual([
    { type: "ELSEWHERE", name: "Elsewhere" },
    { type: "DEAD", name: "Elsewhere" },
    { type: "DEMO", name: "Demo" },
  ]);
});

test("[SE-06] [EN-05] a shop that does not know its address passes on no host that somebody sends", async () => {
  const { oidc } = shop.services.config;
  oidc.origin = undefined;
  onTestFinished(() => void (oidc.origin = origin));
  const asked = await shop.app.request("http://evil.test/api/connect/login/web/ELSEWHERE");
  expect(asked.headers.get("location")).not.toContain("evil.test");
  const at = browser();
  const page = await at.leave("DEMO");
  expect(page).not.toContain("shop.test");
  const state = await at.comeBack(await at.answer(page, { name: "Mei", answer: "yes" }));
  expect((await at.pickUp(state)).result?.accessToken).toEqual(expect.any(String));
});

test("[SE-06] the demo provider's page leads back to this shop only", async () => {
  const at = browser();
  const page = new URL(await at.leave("DEMO"), origin);
  expect((await at.ask(page.href)).status).toBe(200);
  page.searchParams.set("redirect_uri", "https://elsewhere.example/api/connect/callback");
  expect((await at.ask(page.href)).status).toBe(404);
});

describe("settings", () => {
  const known = { SUNDRY_OIDC_EXAMPLE_ISSUER: "https://id.example", SUNDRY_OIDC_EXAMPLE_CLIENT_ID: "shop" };

  test("[SE-06] a provider by its name; the demo one only with the embedded database", () => {
    const read = readOidcSettings({ ...known, DATABASE_URL: "postgres://db", SUNDRY_ORIGIN: "https://shop.example/" });
    expect(read).toEqual({
      providers: [
        {
          type: "EXAMPLE",
          name: "Example",
          issuer: "https://id.example",
          clientId: "shop",
          clientSecret: undefined,
        },
      ],
      demo: false,
      origin: "https://shop.example",
    });
    expect(readOidcSettings({}).demo).toBe(true);
  });

  test("[SE-06] mistakes are reported in a sentence", () => {
    expect(() => readOidcSettings({ ...known, SUNDRY_OIDC_EXAMPLE_CLIENT_ID: "" })).toThrow("CLIENT_ID must name");
    expect(() => readOidcSettings({ SUNDRY_OIDC_EXAMPLE_ISSUER: "id.example" })).toThrow("must be the address");
    expect(() => readOidcSettings(known)).toThrow("SUNDRY_ORIGIN must be set: Example sends");
    expect(() => readOidcSettings({ SUNDRY_ORIGIN: "https://shop.example/path" })).toThrow("SUNDRY_ORIGIN must be");
    expect(() => readOidcSettings({ SUNDRY_DEMO_OIDC: "maybe" })).toThrow("must be on or off");
  });
});
