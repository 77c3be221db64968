import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { userLogin } from "@sundry/api/contract/session";
import { setPassword, get as wallet } from "@sundry/api/contract/wallet";
import sharp from "sharp";
import { demoBuyer } from "@sundry/demo";
import { afterAll, describe, expect, test } from "vitest";
import { BusyQueue, type Waiter } from "#server/http/busyQueue.ts";
import { Refused } from "#server/http/refused.ts";
import { hashPassword } from "#server/modules/platform/password/password.ts";
import { buyer, refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

/** Hashes that take a while, as in a real shop. */
const dataDir = await mkdtemp(join(tmpdir(), "sundry-busy-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = useShop({ passwordCost: 2 ** 13, dataDir });
const password = "umbrellas-in-rain";
const many = Array.from({ length: 24 }, (_, at) => at);

/** A call from its own network address. */
const ask = async (path: string, at: number, init: RequestInit = {}) =>
  shop.app.request(`/api${path}`, { ...init, headers: { uuid: `browser-number-${at}` } }, peer(at));
const peer = (at: number) => ({ incoming: { socket: { remoteAddress: `198.51.100.${at + 1}` } } });

/** How many of the slow calls were answered before a buyer, who came last, read their wallet. */
async function answeredBefore(slow: readonly (() => Promise<unknown>)[]): Promise<number> {
  const { client } = await buyer(shop);
  let answered = 0;
  const underWay = slow.map(async (call) => {
    await call();
    answered += 1;
  });
  await client.send(wallet);
  const before = answered;
  await Promise.all(underWay);
  return before;
}

const largePhoto = () =>
  sharp({ create: { width: 1200, height: 1200, channels: 3, background: "#246" } })
    .png()
    .toBuffer();

/** A test's pool has five connections. When each call held one, all but five were answered before. */
const few = 10;

describe("slow work holds no database connection", () => {
  test("[SE-06] logins of unknown users delay no other buyer", async () => {
    const logIns = many.map((at) => async () => {
      const body = new URLSearchParams({ username: `nobody-${at}`, password });
      const answer = await ask("/passport/userLogin", at, { method: "POST", body });
      expect(await answer.json()).toMatchObject({ code: 20010 });
    });
    expect(await answeredBefore(logIns)).toBeLessThanOrEqual(few);
  });

  test("[SE-06] puzzles do not either", async () => {
    const puzzles = many.map((at) => async () => {
      expect((await ask("/slider/LOGIN", at)).status).toBe(200);
    });
    expect(await answeredBefore(puzzles)).toBeLessThanOrEqual(few);
  });

  test("[SE-07] registrations and payment passwords do not either", async () => {
    const buyers = await Promise.all(many.slice(0, 12).map(() => buyer(shop)));
    const registrations = many.slice(0, 12).map((at) => async () => {
      const body = new URLSearchParams({ username: `newcomer-${at}`, password });
      expect((await ask("/passport/register", at, { method: "POST", body })).status).toBe(200);
    });
    const passwords = buyers.map(
      ({ client }) =>
        () =>
          client.send(setPassword, { password }),
    );
    expect(await answeredBefore([...registrations, ...passwords])).toBeLessThanOrEqual(few);
  });
});

test('[MC-06] photos are decoded a few at a time; the rest get "busy", and reads continue', async () => {
  const buyers = await Promise.all(Array.from({ length: 48 }, () => buyer(shop)));
  const file = new File([new Uint8Array(await largePhoto())], "large.png");
  const codes = new Map<number, number>();
  const uploads = buyers.map(({ accessToken }, at) => async () => {
    const body = new FormData();
    body.append("file", file);
    const request = { method: "POST", body, headers: { accessToken } };
    const { status } = await shop.app.request("/api/upload/file", request, peer(at));
    codes.set(status, (codes.get(status) ?? 0) + 1);
  });
  const refused = 48 - 32;
  expect(await answeredBefore(uploads)).toBeLessThanOrEqual(few + refused);
  const [stored = 0, busy = 0] = [codes.get(200), codes.get(503)];
  expect(stored + busy).toBe(48);
  expect(busy).toBeGreaterThan(0);
  expect(busy).toBeLessThanOrEqual(refused);
});

test("[SE-06] 200 people who log in at once all get an answer, in the end", async () => {
  const people = Array.from({ length: 200 }, (_, at) => shop.visit("en", `198.51.100.${at + 1}`));
  const codes = await Promise.all(
    people.map((client, at) => refusalOf(client.send(userLogin, { username: `flood-${at}`, password }))),
  );
  expect(codes.filter((code) => code !== 20010)).toEqual([]);
}, 180_000);

test("[SE-06] [SE-07] bad names, codes and old passwords cost no hash: a flood of them delays no login", async () => {
  const { client } = await buyer(shop);
  await client.send(setPassword, { password });
  let at = 0;
  const register = (fields: Record<string, string>) => {
    at += 1;
    return ask("/passport/register", at % 40, { method: "POST", body: new URLSearchParams(fields) });
  };
  const floods = [
    () => register({ username: "x", password }),
    () => register({ username: "fine-name", password, email: "mei@example.com", code: "000000" }),
    () => register({ username: demoBuyer.username, password }),
    () => ask("/passport/resetPassword", 1, { method: "POST", body: new URLSearchParams({ password }) }),
  ];
  const spent = await processorTime(() => Promise.all(floods.flatMap((flood) => Array.from({ length: 20 }, flood))));
  const ofHash = await processorTime(() => hashPassword(password, shop.services.config));
  expect(spent).toBeLessThan(80 * ofHash * 0.25);
  expect(await refusalOf(client.send(setPassword, { password: "another-secret" }))).toBe(34010);
});

/** Processor time of this process during a task, in microseconds: a busy machine does not change it. */
async function processorTime(task: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

describe("the queue", () => {
  /** Jobs of some people, started at once, that end one after the other; returns the outcome of each, and their order. */
  async function outcomes(people: readonly (string | Waiter)[], patienceMs = 60_000) {
    const queue = new BusyQueue({ atOnce: 1, waiting: 3, waitingOfOne: 2, patienceMs });
    const { promise, resolve } = Promise.withResolvers<void>();
    const order: number[] = [];
    const works = people.map((person, at) =>
      queue
        .run(typeof person === "string" ? { address: person } : person, async () => {
          await promise;
          order.push(at);
          return "done";
        })
        .catch((error: unknown) =>
          error instanceof Refused ? `${error.code} in ${String(error.params["seconds"])} s` : "failed",
        ),
    );
    if (patienceMs > 1000) resolve();
    else setTimeout(resolve, patienceMs * 4);
    return { results: await Promise.all(works), order };
  }
  const mine = "198.51.100.1";

  test("[SE-06] has room for others when one address sends many", async () => {
    const { results } = await outcomes([mine, mine, mine, mine, "203.0.113.9"]);
    expect(results).toEqual(["done", "done", "done", "1012 in 2 s", "done"]);
  });

  test("[SE-06] is limited as a whole, also for clients without an address", async () => {
    expect((await outcomes(["", "", "", "", ""])).results).toEqual(["done", "done", "done", "done", "1012 in 2 s"]);
  });

  test("[SE-06] takes networks in turn, and places too, so who came last is not served last", async () => {
    const other = "203.0.113.9";
    expect((await outcomes([mine, mine, mine, other])).order).toEqual([0, 1, 3, 2]);
    const known = { address: mine, place: "known" } as const;
    const proven = { address: other, place: "proven" } as const;
    expect((await outcomes([mine, mine, mine, proven, known])).order).toEqual([0, 4, 3, 1, 2]);
  });

  test("[SE-06] counts all networks of one IPv6 site as one", async () => {
    const { results } = await outcomes(["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:1:fe::1"]);
    expect(results).toEqual(["done", "done", "done", "1012 in 2 s"]);
  });

  test("[SE-06] asks to come back at once after a wait that a client would not outlast, lest the queue stands empty", async () => {
    const { results } = await outcomes([mine, mine, "203.0.113.9"], 20);
    expect(results).toEqual(["done", "1012 in 1 s", "1012 in 1 s"]);
  });
});
