import { editOwn, modifyPass } from "@sundry/api/contract/member";
import { register } from "@sundry/api/contract/session";
import { setPassword } from "@sundry/api/contract/wallet";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settings } from "#server/db/schema/content.ts";
import { siteSetting } from "#server/settings/siteWords.ts";
import { buyer, refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

test("[VA-08] nobody can be named as the shop's people are, or as nobody", async () => {
  const { client } = await buyer(shop);
  for (const nickName of ["\u2800", "Customer service", "admin", "аdmin", "客服", "Sundry"])
    expect([nickName, await refusalOf(client.send(editOwn, { nickName }))]).toEqual([nickName, 4002]);
  expect((await client.send(editOwn, { nickName: "Mei 小明" })).nickName).toBe("Mei 小明");
  // Nothing is left of these: they change nothing.
  for (const nickName of ["\u200b", "\u202e"])
    expect((await client.send(editOwn, { nickName })).nickName).toBe("Mei 小明");
  for (const username of ["admin", "аdmin", "Support", "客服小王"])
    expect([
      username,
      await refusalOf(shop.visit().send(register, { username, password: "carton-240-of-cups" })),
    ]).toEqual([username, 4002]);
});

test("[VA-08] nobody can be named as the shop names itself, in any of its languages", async () => {
  const { client } = await buyer(shop);
  const value = { name: { en: "Cup Palace", zh: "杯子宫殿" }, icp: "" };
  const free = async (name: string) => [
    await refusalOf(client.send(editOwn, { nickName: name })),
    await refusalOf(shop.visit().send(register, { username: name.replace(" ", ""), password: "carton-240-of-cups" })),
  ];
  const before = await shop.database.db.select().from(settings).where(eq(settings.name, siteSetting));
  expect(await free("Cup Temple")).toEqual([0, 0]);
  await shop.database.db.update(settings).set({ value }).where(eq(settings.name, siteSetting));
  expect(await free("Cup Palace")).toEqual([4002, 4002]);
  expect(await free("杯子宫殿客服")).toEqual([4002, 4002]);
  expect(await free("Cup Palace fan")).toEqual([0, 4002]);
  await shop.database.db.update(settings).set({ value: before[0]?.value }).where(eq(settings.name, siteSetting));
  expect(await free("Cup Palace")).toEqual([0, 0]);
});

test("[VA-08] [SE-07] the passwords that everybody tries first are refused wherever one is chosen", async () => {
  const { client, username } = await buyer(shop);
  for (const password of ["12345678", "password", "Password", "qwertyuiop", "aaaaaaaa", "98765432", "iloveyou"]) {
    const refusals = [
      await refusalOf(shop.visit().send(register, { username: "carton", password })),
      await refusalOf(client.send(modifyPass, { password: "an older one", newPassword: password })),
      await refusalOf(client.send(setPassword, { password })),
    ];
    expect([password, ...refusals]).toEqual([password, 4002, 4002, 4002]);
  }
  for (const password of ["carton-240", "sundry123", "woaini1314", "carton2026"])
    expect(await refusalOf(shop.visit().send(register, { username: "carton-240", password }))).toBe(4002);
  for (const named of [
    { username: "buyer10000", password: "buyer100001" },
    { username: "7cartons", password: "2026!7cartons" },
  ])
    expect(await refusalOf(shop.visit().send(register, named))).toBe(4002);
  for (const password of [`${username}1`, "Sundry2026", "杂货123456"]) {
    expect(await refusalOf(client.send(modifyPass, { password: "an older one", newPassword: password }))).toBe(4002);
    expect(await refusalOf(client.send(setPassword, { password }))).toBe(4002);
  }
  await client.send(setPassword, { password: "three cartons of cups" });
});
