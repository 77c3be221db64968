import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { type Listening, listen } from "./listen.ts";

const quick = new Hono();
quick.get("/", (c) => c.text("open"));

async function opened(port: number): Promise<Listening> {
  const listening = await listen(quick, "127.0.0.1", port);
  onTestFinished(() => listening.close(0));
  return listening;
}

test("[BU-07] a taken port leads to the next free one", async () => {
  const first = await opened(0);
  const second = await opened(first.port);
  expect(second.port).toBeGreaterThan(first.port);
  expect(await (await fetch(`http://127.0.0.1:${second.port}/`)).text()).toBe("open");
});

test("an address that the machine does not have is reported in one sentence", async () => {
  await expect(listen(quick, "203.0.113.9", 0)).rejects.toThrow(/This machine has no address "203\.0\.113\.9"/);
});

test("closing waits for the running request and takes no new one", async () => {
  const entered = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const slow = new Hono();
  slow.get("/", async (c) => {
    entered.resolve();
    await gate.promise;
    return c.text("answered");
  });
  const { port, close } = await listen(slow, "127.0.0.1", 0);
  const running = fetch(`http://127.0.0.1:${port}/`);
  await entered.promise;
  const closed = close(60_000);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
  gate.resolve();
  expect(await (await running).text()).toBe("answered");
  await closed;
});

test("a request that does not end is cut off after the grace period", async () => {
  const entered = Promise.withResolvers<void>();
  const stuck = new Hono();
  stuck.get("/", async (c) => {
    entered.resolve();
    await Promise.race([]);
    return c.text("never");
  });
  const { port, close } = await listen(stuck, "127.0.0.1", 0);
  const running = fetch(`http://127.0.0.1:${port}/`);
  await entered.promise;
  await Promise.all([close(0), expect(running).rejects.toThrow("fetch failed")]);
});
