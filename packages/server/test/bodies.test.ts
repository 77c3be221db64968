import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { call } from "@sundry/api/contract/call";
import { atMost } from "@sundry/api/contract/scalars";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { createApp } from "#server/app.ts";
import { serve } from "#server/http/serve.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { type Listening, listen } from "#server/start/listen.ts";
import { buyer } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const dataDir = await mkdtemp(join(tmpdir(), "sundry-bodies-"));
const shop = useShop({ dataDir });
const faults: string[] = [];
let listening: Listening;

/** A call only for these tests, with a large body. */
const large = call({
  id: "test.large",
  method: "POST",
  path: "/test/large",
  auth: "none",
  encoding: "json",
  body: z.object({ text: z.string().check(atMost(1_000_000)) }),
  result: z.int(),
});

beforeAll(async () => {
  const { config } = shop.services;
  const services = { ...shop.services, config: { ...config, edge: { ...config.edge, trustedProxies: 1 } } };
  const parts = {
    db: shop.database.db,
    services,
    routes: [...allRoutes, serve(large, ({ input }) => input.text.length)],
    faults: (line: string) => void faults.push(line),
  };
  listening = await listen(createApp(parts).app, "127.0.0.1", 0);
});
afterAll(async () => {
  await listening.close(0);
  await rm(dataDir, { recursive: true, force: true });
});

interface Sent {
  address: string;
  /** Not announced if missing. */
  length?: number;
  type?: string;
  accessToken?: string;
}

/** A request whose body has not been sent yet. */
function begin(path: string, { address, length, type = "application/json", accessToken = "" }: Sent): ClientRequest {
  const headers = {
    "x-forwarded-for": address,
    uuid: `device of ${address}`,
    "content-type": type,
    ...(length !== undefined && { "content-length": length }),
    ...(accessToken !== "" && { accesstoken: accessToken }),
  };
  const begun = request({ port: listening.port, path: `/api${path}`, method: "POST", headers, agent: false });
  begun.on("error", () => undefined);
  onTestFinished(() => void begun.destroy());
  return begun;
}

async function answerTo(begun: ClientRequest): Promise<{ status: number; code: number; again: string }> {
  const [answer] = (await once(begun, "response")) as [IncomingMessage];
  const text = (await answer.toArray()).join("");
  const again = answer.headers["retry-after"] ?? "";
  return { status: answer.statusCode ?? 0, code: (JSON.parse(text) as { code: number }).code, again };
}

const left = () => readdir(join(dataDir, "incoming")).catch(() => []);
const boundary = "multipart/form-data; boundary=----of-a-browser-of-some-kind";
const formOf = (bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(
      '------of-a-browser-of-some-kind\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    ),
    bytes,
    Buffer.from("\r\n------of-a-browser-of-some-kind--\r\n"),
  ]);
const photo = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: "#246" } })
    .png()
    .toBuffer();

describe("[SE-06] bodies in memory", () => {
  test("one address can't fill it: beyond its share it is asked to come back, and small calls pass", async () => {
    const size = 900_000;
    const held = Array.from({ length: 9 }, () => begin("/test/large", { address: "198.51.100.1", length: size }));
    // The share is 8 MB, so the ninth finds it full, whichever arrives last.
    const refused = Promise.any(held.map(answerTo));
    for (const one of held) one.write("a".repeat(size - 1));
    const more = begin("/test/large", { address: "198.51.100.1", length: size });
    more.write("a".repeat(size - 1));
    expect(await Promise.any([refused, answerTo(more)])).toEqual({ status: 503, code: 1012, again: "2" });
    for (const address of ["198.51.100.1", "198.51.100.2"]) {
      const small = begin("/test/large", { address, length: 2 });
      small.end("{}");
      expect(await answerTo(small)).toMatchObject({ status: 400, code: 4002 });
    }
  });

  test("what is only announced takes nothing", async () => {
    for (let at = 0; at < 40; at += 1) begin("/test/large", { address: "198.51.100.3", length: 900_000 }).write("{");
    const whole = begin("/test/large", { address: "198.51.100.3", length: 500_000 });
    whole.end(JSON.stringify({ text: "a".repeat(499_989) }));
    expect(await answerTo(whole)).toMatchObject({ status: 200 });
  });
});

describe("[MC-06] uploads", () => {
  test("wait on the disk, a few of each buyer; the file is gone after an answer, a refusal and a lost connection", async () => {
    const [{ accessToken }, other] = [await buyer(shop), await buyer(shop)];
    const sent = { address: "198.51.100.5", type: boundary, accessToken };
    const lost = Array.from({ length: 10 }, () => begin("/upload/file", { ...sent, length: 5_000_000 }));
    for (const one of lost) one.write("a".repeat(100_000));
    await expect.poll(async () => (await left()).length).toBe(10);
    const eleventh = begin("/upload/file", { ...sent, length: 5_000_000 });
    eleventh.write("a");
    expect(await answerTo(eleventh)).toMatchObject({ status: 503, code: 1012 });

    const form = formOf(await photo());
    const stored = begin("/upload/file", { ...sent, accessToken: other.accessToken, length: form.length });
    stored.end(form);
    expect(await answerTo(stored)).toMatchObject({ status: 200 });
    const text = formOf(Buffer.from("no photo"));
    const refused = begin("/upload/file", { ...sent, accessToken: other.accessToken, length: text.length });
    refused.end(text);
    expect(await answerTo(refused)).toMatchObject({ status: 400, code: 1010 });

    for (const one of lost) one.destroy();
    await expect.poll(left).toEqual([]);
    const again = begin("/upload/file", { ...sent, length: form.length });
    again.end(form);
    expect(await answerTo(again)).toMatchObject({ status: 200 });
  });

  test.each([
    ["no boundary", "multipart/form-data", "a"],
    ["no end", boundary, formOf(Buffer.from("a")).subarray(0, 140)],
    [
      "a text as long as a file",
      boundary,
      formOf(Buffer.alloc(9_000_000, "a"))
        .toString()
        .replace(/; filename[^]*?png\r\n/, "\r\n"),
    ],
    [
      "thousands of fields",
      boundary,
      `${'------of-a-browser-of-some-kind\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(5_000)}------of-a-browser-of-some-kind--\r\n`,
    ],
  ])("a form with %s is refused", async (_, type, form) => {
    const { accessToken } = await buyer(shop);
    const sent = begin("/upload/file", { address: "198.51.100.7", type, accessToken, length: Buffer.byteLength(form) });
    sent.end(form);
    expect(await answerTo(sent)).toMatchObject({ status: 400, code: 4002 });
    await expect.poll(left).toEqual([]);
  });

  test("a form with no file, or with another one after its photo, leaves nothing behind; nor does one that turns out too long", async () => {
    const { accessToken } = await buyer(shop);
    const sent = { address: "198.51.100.8", type: boundary, accessToken };
    const whole = formOf(await photo());
    const last = "\r\n------of-a-browser-of-some-kind--\r\n".length;
    const two = Buffer.concat([whole.subarray(0, -last), Buffer.from("\r\n"), formOf(Buffer.from("no photo"))]);
    const none = '------of-a-browser-of-some-kind\r\nContent-Disposition: form-data; name="a"\r\n\r\na';
    for (const [form, answer] of [
      [two, { status: 200 }],
      [Buffer.from(`${none}\r\n------of-a-browser-of-some-kind--\r\n`), { status: 400, code: 1011 }],
    ] as const) {
      const begun = begin("/upload/file", { ...sent, length: form.length });
      begun.end(form);
      expect(await answerTo(begun)).toMatchObject(answer);
      await expect.poll(left).toEqual([]);
    }
    const long = begin("/upload/file", sent);
    long.end(formOf(Buffer.alloc(10_600_000, "a")));
    expect(await answerTo(long)).toMatchObject({ status: 413 });
    await expect.poll(left).toEqual([]);
  });

  test("a visitor's is not received at all", async () => {
    const visitors = begin("/upload/file", { address: "198.51.100.6", type: boundary, length: 5_000_000 });
    visitors.write("a".repeat(100_000));
    expect(await answerTo(visitors)).toMatchObject({ status: 403 });
    expect(await left()).toEqual([]);
  });
});
