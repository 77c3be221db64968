import { editOwn, me } from "@sundry/api/contract/member";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#server/db/schema/member.ts";
import { uploads } from "#server/db/schema/upload.ts";
import { nextId } from "#server/ids.ts";
import { buyer, refusalOf, regionPath, sentenceOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const yiwu = regionPath("CN/Zhejiang/Jinhua/Yiwu");
const regionId = yiwu.consigneeAddressIdPath;

test("[MC-15] a buyer changes their profile; fields left out stay unchanged", async () => {
  const { client } = await buyer(shop);
  await client.send(editOwn, { nickName: "  Mei 美  ", sex: 1, birthday: "1988-02-29", regionId, region: "anything" });
  const changed = await client.send(editOwn, { sex: 0 });
  expect(changed).toMatchObject({ nickName: "Mei 美", sex: 0, birthday: "1988-02-29", regionId });
  expect(changed.region).toBe("China,Zhejiang,Jinhua,Yiwu");
  expect(await client.send(me)).toEqual(changed);
  expect(await client.send(editOwn, { clear: "birthday,region" })).toMatchObject({ birthday: null, region: null });
});

test("[MC-15] a new buyer's gender is unknown until they say it, and can be taken back", async () => {
  const { client } = await buyer(shop);
  expect((await client.send(me)).sex ?? null).toBeNull();
  expect(await client.send(editOwn, { sex: 0 })).toMatchObject({ sex: 0 });
  expect((await client.send(editOwn, { clear: "sex" })).sex ?? null).toBeNull();
});

test("[MC-15] region names come in the buyer's language", async () => {
  const { client } = await buyer(shop, { language: "zh" });
  expect((await client.send(editOwn, { regionId })).region).toBe("中国,浙江省,金华市,义乌市");
});

test.each([
  ["an empty nickname", { nickName: "  " }],
  ["a nickname of 17 signs", { nickName: "m".repeat(17) }],
  ["a third sex", { sex: 2 }],
  ["a day that is none", { birthday: "1990-02-30" }],
  ["a day in words", { birthday: "yesterday" }],
  ["a day in the future", { birthday: "2999-01-01" }],
  ["a day too long ago", { birthday: "1899-12-31" }],
  ["no such region", { regionId: "156,1" }],
  ["a picture from elsewhere", { face: "https://example.org/a.png" }],
  ["clearing what must stay", { clear: "face,nickName" }],
  ["somebody's upload", { face: "/media/uploads/0000.webp" }],
])("[MC-15] [VA-04] refused: %s; nothing changes", async (_, wrong) => {
  const { client } = await buyer(shop);
  const before = await client.send(me);
  expect(await refusalOf(client.send(editOwn, { nickName: "Mei", ...wrong }))).toBe(4002);
  expect(await client.send(me)).toEqual(before);
});

test("[MC-15] sixteen characters are counted as characters, not bytes", async () => {
  const { client } = await buyer(shop);
  const nickName = "美".repeat(15) + "𠮷";
  expect((await client.send(editOwn, { nickName })).nickName).toBe(nickName);
});

test("[MC-15] today is a valid birthday on the shop's calendar, tomorrow is not", async () => {
  const { client } = await buyer(shop);
  const day = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(await refusalOf(client.send(editOwn, { birthday: day(shop.clock.at) }))).toBe(0);
  expect(await sentenceOf(client.send(editOwn, { birthday: day(shop.clock.at + 86_400_000) }))).toContain("future");
});

test("[MC-15] a profile picture must be one that the buyer uploaded; it can be removed", async () => {
  const { client, id } = await buyer(shop);
  const name = "face.webp";
  const createdAt = new Date(shop.clock.at);
  await shop.database.db.insert(uploads).values({ id: nextId(shop.services), memberId: id, name, bytes: 1, createdAt });
  const face = `/media/uploads/${name}`;
  expect((await client.send(editOwn, { face })).face).toBe(face);
  expect(await refusalOf((await buyer(shop)).client.send(editOwn, { face }))).toBe(4002);
  expect((await client.send(editOwn, { clear: "face" })).face).toBeNull();
});

test("[MC-01] the grade follows the points ever earned", async () => {
  const { client, id } = await buyer(shop);
  expect((await client.send(me)).gradeId).toBe("1");
  await shop.database.db.update(members).set({ totalPoints: 500 }).where(eq(members.id, id));
  expect((await client.send(me)).gradeId).toBe("2");
});

test("[MC-15] a visitor has no profile to change", async () => {
  expect((await shop.app.request("/api/passport/editOwn", { method: "PUT" })).status).toBe(403);
});
