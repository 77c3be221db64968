import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import type { ConnectionBounds } from "./connections.ts";
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

/** A shop that reads bodies, with few connections. Tells how much of a body has come. */
async function small(bounds: ConnectionBounds, onReceived?: (bytes: number) => void) {
  const app = new Hono();
  app.get("/", (c) => c.text("open"));
  app.post("/", async (c) => {
    let bytes = 0;
    for await (const part of c.req.raw.body ?? []) {
      bytes += part.length;
      onReceived?.(bytes);
    }
    return c.text(String(bytes));
  });
  const listening = await listen(app, "127.0.0.1", 0, bounds);
  onTestFinished(() => listening.close(0));
  return listening.port;
}

/** A connection that announces a body and sends none of it, or nothing at all. */
async function slowBody(
  port: number,
  begun = "POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\na",
): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(begun);
  return socket;
}

test("a visitor gets in although slow bodies hold all connections", async () => {
  const port = await small({ total: 20, ofOne: 1000 });
  const held = await Promise.all(Array.from({ length: 20 }, () => slowBody(port)));
  await expect
    .poll(async () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.text(),
        () => "refused",
      ),
    )
    .toBe("open");
  expect(held.filter(({ closed, destroyed }) => closed || destroyed).length).toBeGreaterThan(0);
});

test("who sends at the speed of a phone keeps the connection that others lose", async () => {
  const half = Promise.withResolvers<void>();
  const port = await small({ total: 20, ofOne: 1000 }, (bytes) => {
    if (bytes === 200_000) half.resolve();
  });
  const phone = await slowBody(
    port,
    `POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 400000\r\n\r\n${"a".repeat(200_000)}`,
  );
  // The others are younger, and so may go only later.
  await half.promise;
  await Promise.all(Array.from({ length: 19 }, () => slowBody(port)));
  await expect
    .poll(async () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.text(),
        () => "refused",
      ),
    )
    .toBe("open");
  phone.write("a".repeat(200_000));
  const [answer] = (await once(phone, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200[^]*400000$/);
});

test("idle connections make room for new ones", async () => {
  const port = await small({ total: 5, ofOne: 1000 });
  const idle: Socket[] = [];
  for (let at = 0; at < 5; at += 1) {
    const socket = await slowBody(port, "GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
    await once(socket, "data");
    idle.push(socket);
  }
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("open");
});

test("[SE-06] an answer that did not need the body ends the connection, so that the rest is not received", async () => {
  const app = new Hono();
  app.post("/", (c) => c.text("refused", 503));
  const { port, close } = await listen(app, "127.0.0.1", 0);
  onTestFinished(() => close(0));
  const socket = await slowBody(port);
  let answer = "";
  socket.on("data", (part: Buffer) => {
    answer += part.toString();
  });
  await once(socket, "end");
  expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*\r\nconnection: close\r\n[^]*refused/i);
});
