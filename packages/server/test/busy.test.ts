import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setPassword, get as wallet } from "@sundry/api/contract/wallet";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { BusyQueue } from "#server/http/busyQueue.ts";
import { Refused } from "#server/http/refused.ts";
import { buyer } from "./buyers.ts";
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
      expect(await answer.json()).toMatchObject({ code: 20002 });
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

test('[SE-06] when there are more logins than can be answered in time, the rest get "busy" and the others continue', async () => {
  const flood = Array.from({ length: 60 }, (_, at) => at);
  const answers = await Promise.all(
    flood.map((at) => {
      const body = new URLSearchParams({ username: `flood-${at}`, password });
      return ask("/passport/userLogin", at, { method: "POST", body });
    }),
  );
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.length).toBeLessThanOrEqual(34);
  expect(Number(busy[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await busy[0]?.json()).toMatchObject({ success: false, code: 503 });
});

describe("the queue", () => {
  /** Jobs of some addresses, started at once, that end when the test says so; returns the outcome of each. */
  async function outcomes(addresses: readonly string[]): Promise<string[]> {
    const queue = new BusyQueue({ atOnce: 1, waiting: 3, waitingOfOne: 2 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const works = addresses.map((address) =>
      queue
        .run(address, async () => {
          await promise;
          return "done";
        })
        .catch((error: unknown) => (error instanceof Refused ? String(error.code) : "failed")),
    );
    resolve();
    return Promise.all(works);
  }

  test("[SE-06] has room for others when one address sends many", async () => {
    const mine = "198.51.100.1";
    expect(await outcomes([mine, mine, mine, mine, "203.0.113.9"])).toEqual(["done", "done", "done", "503", "done"]);
  });

  test("[SE-06] is limited as a whole, also for clients without an address", async () => {
    expect(await outcomes(["", "", "", "", ""])).toEqual(["done", "done", "done", "done", "503"]);
  });
});
