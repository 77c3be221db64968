import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { Refused } from "./refused.ts";
import { identified, spooled } from "./uploadSpool.ts";

const folder = await mkdtemp(join(tmpdir(), "sundry-spool-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const kilobyte = 1_000;
const bounds = { bytes: 1_000 * kilobyte, spareBytes: 200 * kilobyte };
const app = new Hono().post("/:memberId", async (c) => {
  const uploader = { memberId: c.req.param("memberId"), address: "198.51.100.1" };
  const stored = await spooled(c, folder, uploader, async (file) => file.size, bounds).catch((error: unknown) => error);
  return c.json(stored instanceof Refused ? { code: stored.code } : { stored });
});

/** An upload whose bytes arrive when the test says so. */
function upload(memberId: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const answer = Promise.resolve(
    app.request(`/${memberId}`, { method: "POST", body: readable, duplex: "half" } as never),
  );
  return {
    answer: answer.then((response) => response.json() as Promise<{ stored?: number; code?: number }>),
    /** Resolves when they are taken; a refused upload takes none. */
    send: (bytes: number) => writer.write(new Uint8Array(bytes)).catch(() => undefined),
    end: () => writer.close().catch(() => undefined),
  };
}

test("[MC-06] when the room on the disk is taken, only uploads beyond it are refused, and the others are received", async () => {
  const uploads = Array.from({ length: 20 }, (_, at) => upload(`buyer${at % 2}`));
  for (let part = 0; part < 10; part += 1) await Promise.all(uploads.map(({ send }) => send(10 * kilobyte)));
  await Promise.all(uploads.map(({ end }) => end()));
  const answers = await Promise.all(uploads.map(({ answer }) => answer));
  const stored = answers.filter((answer) => answer.stored === 100 * kilobyte).length;
  expect(answers.filter(({ code }) => code === 1012)).toHaveLength(20 - stored);
  expect(stored).toBeGreaterThanOrEqual(8);
  expect(stored).toBeLessThan(20);
  expect(await readdir(folder)).toEqual([]);
});

test("[MC-06] who sends one upload finds room beside others who send many", async () => {
  const many = Array.from({ length: 10 }, () => upload("greedy"));
  await Promise.all(many.map(({ send }) => send(99 * kilobyte)));
  const one = upload("modest");
  await one.send(100 * kilobyte);
  await one.end();
  expect(await one.answer).toEqual({ stored: 100 * kilobyte });
  const [first] = many;
  await first?.send(100 * kilobyte);
  expect(await first?.answer).toEqual({ code: 1012 });
  await Promise.all(many.map(({ end }) => end()));
  await Promise.all(many.map(({ answer }) => answer));
  expect(await readdir(folder)).toEqual([]);
});

test("[MC-06] who uploads is found out a few at a time, and a flood from one network keeps nobody else waiting", async () => {
  let underWay = 0;
  let most = 0;
  const order: string[] = [];
  const find = (address: string) =>
    identified(address, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      order.push(address);
    });
  const flood = Array.from({ length: 250 }, () => find("198.51.100.1"));
  await Promise.all([...flood, find("203.0.113.1")]);
  expect(most).toBe(3);
  expect(order.indexOf("203.0.113.1")).toBeLessThan(10);
  expect(order).toHaveLength(251);
});
