import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { smsLogin } from "@sundry/api/contract/session";
import { send } from "@sundry/api/contract/sms";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outgoingMessages } from "#server/db/schema/codes.ts";
import { deliverDue } from "#server/modules/outgoing/deliver.ts";
import { useShop } from "./support/shop.ts";
import { solvePuzzle } from "./verification.ts";

interface Posted {
  headers: IncomingHttpHeaders;
  mobile: string;
  text: string;
}

const posted: Posted[] = [];
let answer = 200;
let hook: Server;
const sms = { url: "", token: "hook-secret" };
const shop = useShop({
  messages: { sms, smtp: undefined, outbox: true, contactTo: undefined, registrationCode: true },
});

beforeAll(async () => {
  hook = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += String(part);
    });
    request.on("end", () => {
      posted.push({ headers: request.headers, ...(JSON.parse(body) as { mobile: string; text: string }) });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((open) => hook.listen(0, "127.0.0.1", open));
  sms.url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/send`;
});
afterAll(() => new Promise((closed) => hook.close(closed)));

const failures: string[] = [];
const deliver = () =>
  deliverDue({
    db: shop.database.db,
    services: shop.services,
    failed: (error) => void failures.push(String(error)),
  });

async function ask(mobile: string) {
  const client = shop.visit();
  await solvePuzzle(shop, client, "LOGIN");
  await client.send(send, { verificationEnums: "LOGIN", mobile });
  return client;
}

test("[SE-06] a code leaves through the hook, once, and nothing of it stays or is shown", async () => {
  const client = await ask("13400000001");
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(posted).toMatchObject([{ mobile: "13400000001", headers: { authorization: "Bearer hook-secret" } }]);
  expect(await shop.database.db.$count(outgoingMessages)).toBe(0);
  expect(await (await shop.app.request("/outbox")).text()).not.toContain("13400000001");
  const code = /\b\d{6}\b/.exec(posted[0]?.text ?? "")?.[0] ?? "";
  expect(await client.send(smsLogin, { mobile: "13400000001", code })).toHaveProperty("accessToken");
});

test("[SE-06] a hook that fails is tried again a little later, and its error tells neither code nor number", async () => {
  answer = 500;
  await ask("13400000002");
  expect(await deliver()).toBe(0);
  expect(await deliver()).toBe(0);
  expect(posted.length).toBe(2);
  expect(failures).toEqual(["Error: the SMS hook answered 500"]);
  answer = 200;
  shop.clock.at += 5_000;
  expect(await deliver()).toBe(1);
});

test("[SE-06] a code that has expired is not sent any more", async () => {
  await ask("13400000003");
  shop.clock.at += 300_000;
  expect(await deliver()).toBe(0);
  expect(await shop.database.db.$count(outgoingMessages)).toBe(0);
});
