import { add as addAddress, list as addresses } from "@sundry/api/contract/address";
import { post as contact } from "@sundry/api/contract/feedback";
import { messages, send, talkWith } from "@sundry/api/contract/im";
import { modifyPass } from "@sundry/api/contract/member";
import { userLogin } from "@sundry/api/contract/session";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { imLines } from "#server/db/schema/im.ts";
import { members } from "#server/db/schema/member.ts";
import { orders } from "#server/db/schema/order.ts";
import { regions } from "#server/db/schema/region.ts";
import { regionRows } from "#server/modules/platform/region/everyRegion.ts";
import { marketCommands } from "#server/market/commands/all.ts";
import { runCommand } from "#server/market/run.ts";
import { hashPassword } from "#server/modules/platform/password/password.ts";
import { buyer, inYiwu, oneSku, refusalOf } from "./buyers.ts";
import { customer, paidOrder } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import { ownShop, writeCsv } from "./support/ownShop.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
/** Clears the screen, sets the title, writes the clipboard, and turns round what follows. */
const escape = "\u001b[2J\u001b]0;owned\u0007\u001b]52;c;cm0gLXJm\u0007\u202e";

test("[VA-07] texts are stored without what nobody sees, on one line or several", async () => {
  const { client } = await buyer(shop);
  await client.send(addAddress, {
    ...inYiwu,
    name: `Mei\u200b${escape} Tanaka`,
    detail: "18\tChouzhou\r\nRoad می\u200cخواهم",
  });
  const [address] = (await client.send(addresses, {})).records;
  expect(address).toMatchObject({ name: "Mei Tanaka", detail: "18 Chouzhou Road می\u200cخواهم" });
  const { id: talkId } = await client.send(talkWith, { userId: "0" });
  await client.send(send, { talkId, text: `Two\r\nlines ${escape}👨\u200d👩\u200d👧` });
  expect((await client.send(messages, { talkId })).at(-1)?.text).toBe("Two\nlines 👨\u200d👩\u200d👧");
});

test("[VA-07] a text of nothing but what nobody sees is empty, and refused where one is required", async () => {
  const { client } = await buyer(shop);
  expect(await refusalOf(client.send(addAddress, { ...inYiwu, name: "\u200b\u2060\u202e" }))).toBe(4002);
  const words = { type: "CONTACT", name: "\u3164", email: "a@example.com", subject: "x", content: "x" };
  expect(await refusalOf(client.send(contact, words))).toBe(4002);
});

test("[VA-07] a password is used exactly as it was typed", async () => {
  const someone = await buyer(shop);
  const typed = "correct\u200bhorse\u202e battery";
  const passwordHash = await hashPassword("an older password", shop.services.config);
  await shop.database.db.update(members).set({ passwordHash }).where(eq(members.id, someone.id));
  await someone.client.send(modifyPass, { password: "an older password", newPassword: typed });
  const visitor = shop.visit();
  expect(
    await refusalOf(
      visitor.send(userLogin, { username: someone.username, password: typed.replaceAll(/[\u200b\u202e]/g, "") }),
    ),
  ).toBe(20010);
  const { accessToken } = await visitor.send(userLogin, { username: someone.username, password: typed });
  expect(accessToken).not.toBe("");
});

test("[VA-07] a terminal never prints what a buyer smuggled in, not even what is stored already", async () => {
  const someone = await customer(shop, 10_000);
  const { skuId } = await oneSku(shop, "threadwell", { cents: 300 });
  const sn = await paidOrder(someone, [[skuId, 1]]);
  const { id: talkId } = await someone.client.send(talkWith, { userId: "0" });
  await someone.client.send(send, { talkId, text: "Hello" });
  await shop.database.db.update(imLines).set({ text: `Hello ${escape}\nforged line` });
  await shop.database.db
    .update(orders)
    .set({ remark: escape, consigneeName: `Mei${escape}` })
    .where(eq(orders.sn, sn));
  const printed: string[] = [];
  const parts = { database: shop.database, services: shop.services, commands: marketCommands };
  for (const words of [["list"], ["chat"], ["unknown" + escape]])
    await runCommand({ ...parts, write: (line) => void printed.push(line) }, words);
  expect(printed.join("\n")).toMatch(/Hello +forged line/);
  expect(printed.join("\n")).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
});

test("[VA-07] [OS-01] files of products and the shop's own commands are cleaned too", async () => {
  const own = await ownShop();
  await own.database.db.insert(regions).values(regionRows());
  await writeCsv(own.folder, [
    { Handle: "cup", Title: `Cup\u202e${escape}\u200b`, "Variant Price": "6", "Variant Inventory Qty": "50" },
  ]);
  await own.import();
  const [cup] = await own.database.db.select().from(goods);
  expect(cup?.name).toEqual({ en: "Cup" });
  const someone = await customer(own, 10_000);
  const [sku] = await own.database.db.select().from(skus);
  const sn = await paidOrder(someone, [[sku?.id ?? "", 1]]);
  await own.database.db
    .update(orders)
    .set({ remark: `${escape}x\nORDER forged` })
    .where(eq(orders.sn, sn));
  const { output } = await shopCommand(own.env, "order", "list");
  expect(output).toContain("x ORDER forged");
  expect(output).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
}, 120_000);
