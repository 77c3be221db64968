import { letters, setLetters } from "@sundry/api/contract/message";
import { payBackOrder } from "#server/modules/aftercare/afterSale/goodwill.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { deliverDue } from "#server/modules/platform/outgoing/deliver.ts";
import { outgoingMessages } from "#server/db/schema/codes.ts";
import { expect, test } from "vitest";
import { oneSku, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { lettersTo, withEmail } from "./letters.ts";
import { asStore, customer, paidOrder, sweeping } from "./orders.ts";
import { openSmtpServer } from "./support/smtpServer.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** A buyer whose order is on its way, and their email address. */
async function shipped(someone?: TestBuyer) {
  await withoutPromotions(shop);
  const sku = await oneSku(shop, "glint", { cents: 1000 });
  const reader = someone ?? (await customer(shop, 100_000));
  const email = await withEmail(shop, reader);
  const orderSn = await paidOrder(reader, [[sku.skuId, 1]]);
  await asStore(shop, (tx, services) => ship(tx, services, orderSn, { carrier: "SF", number: `SF-${orderSn}` }));
  return { someone: reader, email, orderSn };
}

const subjects = async (email: string) => (await lettersTo(shop, email)).map(({ subject }) => subject);

/** Path of the address in a letter with which its reader ends such letters. */
function endIn(body: string): string {
  return /\/api\/letters\/off\?\S+/.exec(body)?.[0] ?? "";
}

test("[MC-18] a buyer ends the letters they can do without, and still gets those about orders and money", async () => {
  const { someone, email } = await shipped();
  expect(await someone.client.send(letters)).toBe(true);
  await someone.client.send(setLetters, { wanted: false });
  expect(await someone.client.send(letters)).toBe(false);
  const before = (await subjects(email)).length;
  const { orderSn } = await shipped(someone);
  await asStore(shop, (tx, services) => payBackOrder(tx, services, orderSn, { cents: 100, reason: "A scratch" }));
  expect((await subjects(email)).slice(before)).toEqual([
    expect.stringContaining("received your order"),
    expect.stringContaining("received your payment"),
    expect.stringContaining("Money paid back"),
  ]);
  await someone.client.send(setLetters, { wanted: true });
  await shipped(someone);
  expect((await subjects(email)).at(-1)).toContain("on its way");
});

test("[MC-18] the address in a letter ends them without a login, and opening it changes nothing", async () => {
  const { someone, email } = await shipped();
  const all = await lettersTo(shop, email);
  const path = endIn(all.at(-1)?.body ?? "");
  expect(all.at(-1)?.html).toContain(path.replaceAll("&", "&amp;"));
  // Those that must come have none.
  expect(all.slice(0, -1).map(({ body }) => endIn(body))).toEqual(["", ""]);
  const asked = await shop.app.request(path, { headers: { "accept-language": "zh-CN" } });
  expect(await asked.text()).toContain("确认退订");
  expect(asked.headers.get("referrer-policy")).toBe("no-referrer");
  expect(await someone.client.send(letters)).toBe(true);
  const click = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
  expect((await shop.app.request(path, click)).status).toBe(200);
  expect(await someone.client.send(letters)).toBe(false);
});

test("[MC-18] an address that was not signed for this buyer ends nobody's letters", async () => {
  const { someone, email } = await shipped();
  const other = await customer(shop);
  const path = endIn((await lettersTo(shop, email)).at(-1)?.body ?? "");
  for (const wrong of [path.replace(someone.id, other.id), path.slice(0, -2), "/api/letters/off"])
    expect((await shop.app.request(wrong, { method: "POST" })).status).toBe(404);
  expect(await other.client.send(letters)).toBe(true);
  expect(await someone.client.send(letters)).toBe(true);
});

test("[MC-18] mailboxes get the address as headers for one click", async () => {
  const server = await openSmtpServer();
  const { messages, oidc } = shop.services.config;
  await shop.database.db.delete(outgoingMessages);
  shop.services.config.messages = { ...messages, smtp: { url: server.url, from: "shop@example.com" } };
  shop.services.config.oidc = { ...oidc, origin: "https://shop.example" };
  try {
    const { email } = await shipped();
    await lettersTo(shop, email);
    expect(await deliverDue(sweeping(shop))).toBe(3);
  } finally {
    shop.services.config.messages = messages;
    shop.services.config.oidc = oidc;
    await server.close();
  }
  const unfolded = server.letters.map((letter) => letter.replaceAll(/\r\n[ \t]+/g, " "));
  const ending = unfolded.filter((letter) => /^List-Unsubscribe/m.test(letter));
  expect(ending).toHaveLength(1);
  expect(ending[0]).toMatch(
    /^List-Unsubscribe: <https:\/\/shop\.example\/api\/letters\/off\?buyer=\d+&signature=[\w-]+>\r$/m,
  );
  expect(ending[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});
