import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { post } from "@sundry/api/contract/feedback";
import { smsLogin } from "@sundry/api/contract/session";
import { sendSms as send } from "@sundry/api/contract/codes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outgoingMessages } from "#server/db/schema/codes.ts";
import { deliverDue } from "#server/modules/platform/outgoing/deliver.ts";
import { openSmtpServer } from "./support/smtpServer.ts";
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
  messages: {
    sms,
    smtp: undefined,
    outbox: true,
    letters: true,
    contactTo: undefined,
    registrationCode: true,
    codesPerHour: 1000,
  },
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

test("[SE-06] a code is sent through the hook once, and is neither stored nor shown", async () => {
  const client = await ask("13400000001");
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(posted).toMatchObject([{ mobile: "13400000001", headers: { authorization: "Bearer hook-secret" } }]);
  expect(await shop.database.db.$count(outgoingMessages)).toBe(0);
  expect(await (await shop.app.request("/outbox")).text()).not.toContain("13400000001");
  const code = /\b\d{6}\b/.exec(posted[0]?.text ?? "")?.[0] ?? "";
  expect(await client.send(smsLogin, { mobile: "13400000001", code })).toHaveProperty("accessToken");
});

test("[SE-06] a failing hook is retried a little later, and its error reveals neither code nor number", async () => {
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

test("[SE-06] an expired code is not sent any more", async () => {
  await ask("13400000003");
  shop.clock.at += 300_000;
  expect(await deliver()).toBe(0);
  expect(await shop.database.db.$count(outgoingMessages)).toBe(0);
});

test("[MC-17] a message to the shop is sent by SMTP with its writer as Reply-To, and its text can't add headers", async () => {
  const { url, letters, close } = await openSmtpServer();
  const smtp = { url, from: "shop@example.com" };
  const { messages } = shop.services.config;
  shop.services.config.messages = { ...messages, smtp, contactTo: "people@example.com" };
  try {
    await shop.visit().send(post, {
      type: "CONTACT",
      name: "Mei Tanaka",
      email: "mei@example.com",
      subject: "Umbrellas\r\nBcc: everybody@example.com",
      content: "Do you ship 240 pieces?",
    });
    expect(await deliver()).toBe(1);
  } finally {
    shop.services.config.messages = messages;
    await close();
  }
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatch(/^To: people@example.com/m);
  expect(letters[0]).toMatch(/^Reply-To: mei@example.com/m);
  expect(letters[0]).not.toMatch(/^Bcc:/m);
  expect(letters[0]).toContain("Do you ship 240 pieces?");
});

test("[MC-18] an address that the mail server refuses for good is not tried again", async () => {
  const { url, letters, close } = await openSmtpServer();
  const { messages } = shop.services.config;
  shop.services.config.messages = {
    ...messages,
    smtp: { url, from: "shop@example.com" },
    contactTo: "nobody@example.com",
  };
  failures.length = 0;
  try {
    await shop.visit().send(post, {
      type: "CONTACT",
      name: "Mei",
      email: "mei@example.com",
      subject: "Hello",
      content: "Anybody there?",
    });
    expect(await deliver()).toBe(0);
    expect(await shop.database.db.$count(outgoingMessages)).toBe(0);
  } finally {
    shop.services.config.messages = messages;
    await close();
  }
  expect(failures).toEqual(["UndeliverableMessage: the SMTP server did not take an e-mail: EENVELOPE"]);
  expect(letters).toEqual([]);
});
