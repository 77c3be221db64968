import * as calls from "@sundry/api/contract/address";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buyer, inYiwu, numberOf, refusalOf, regionPath, sentenceOf, withAddress } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

test("[MC-14] the first address is the default; a new default replaces the old one", async () => {
  const { client } = await buyer(shop);
  const first = await client.send(calls.add, inYiwu);
  const second = await client.send(calls.add, { ...inYiwu, detail: "2 Futian Road" });
  expect([first.isDefault, second.isDefault]).toEqual([true, false]);
  await client.send(calls.edit, { ...inYiwu, id: second.id, isDefault: true, alias: "Office" });
  const { records, total } = await client.send(calls.list);
  expect(total).toBe(2);
  expect(records.map(({ id, isDefault, alias }) => [id, isDefault, alias])).toEqual([
    [second.id, true, "Office"],
    [first.id, false, null],
  ]);
  expect(await client.send(calls.getDefault)).toMatchObject({ id: second.id });
});

test("[MC-14] the newest other address becomes the default when it is deleted, if there is one", async () => {
  const someone = await buyer(shop);
  const first = await withAddress(someone);
  const second = await withAddress(someone);
  await someone.client.send(calls.remove, { id: first });
  expect(await someone.client.send(calls.getDefault)).toMatchObject({ id: second, isDefault: true });
  await someone.client.send(calls.remove, { id: second });
  expect(await someone.client.send(calls.getDefault)).toBeNull();
});

test("[MC-14] many changes of the default at once leave exactly one default", async () => {
  const { client, id } = await buyer(shop);
  await Promise.all(Array.from({ length: 12 }, () => client.send(calls.add, { ...inYiwu, isDefault: true })));
  expect(await numberOf(shop, sql`select count(*) from member_addresses where member_id = ${id} and is_default`)).toBe(
    1,
  );
});

test.each([
  ["a number too short", { mobile: "1380013800" }],
  ["letters in the number", { mobile: "1380013800a" }],
  ["an empty street", { detail: "  " }],
  ["no such region", { consigneeAddressIdPath: "156,15699,1569901,156990101" }],
  ["a region that has others inside", regionPath("CN/Zhejiang")],
  ["ids without names", { consigneeAddressPath: "China" }],
])("[VA-04] refused: %s", async (_, wrong) => {
  const { client } = await buyer(shop);
  expect(await refusalOf(client.send(calls.add, { ...inYiwu, ...wrong }))).toBe(4002);
});

test("[MC-14] international numbers are accepted", async () => {
  const { client } = await buyer(shop);
  expect(await client.send(calls.add, { ...inYiwu, mobile: "+44 20 7946 0958" })).toMatchObject({
    mobile: "+442079460958",
  });
});

test("[MC-14] somebody else's address can't be read, changed or deleted", async () => {
  const owner = await buyer(shop);
  const { client } = await buyer(shop);
  const id = await withAddress(owner);
  expect(await client.send(calls.get, { id })).toBeNull();
  expect(await refusalOf(client.send(calls.edit, { ...inYiwu, id }))).toBe(20005);
  expect(await refusalOf(client.send(calls.remove, { id }))).toBe(20005);
  expect(await owner.client.send(calls.get, { id })).toMatchObject({ id, detail: inYiwu.detail });
});

test("[MC-14] if two tabs change one address, the second gets a refusal and overwrites nothing", async () => {
  const someone = await buyer(shop);
  const { client } = someone;
  const id = await withAddress(someone);
  const read = await client.send(calls.get, { id });
  const version = read?.version ?? 0;
  const first = await client.send(calls.edit, { ...inYiwu, id, version, detail: "1 First Street" });
  expect(first.version).toBeGreaterThan(version);
  const late = { ...inYiwu, id, version, detail: "2 Second Street" };
  expect(await refusalOf(client.send(calls.edit, late))).toBe(20050);
  expect(await sentenceOf(client.send(calls.edit, late))).toContain("somewhere else");
  expect(await client.send(calls.get, { id })).toMatchObject({ detail: "1 First Street" });
  await client.send(calls.edit, { ...late, version: first.version ?? 0 });
  expect(await client.send(calls.get, { id })).toMatchObject({ detail: "2 Second Street" });
});

test("[MC-14] a city that its region does not list is accepted as a name without an id, with a postcode", async () => {
  const { client } = await buyer(shop);
  const { consigneeAddressPath, consigneeAddressIdPath } = regionPath("US/New York");
  const ithaca = {
    consigneeAddressPath: `${consigneeAddressPath},Ithaca`,
    consigneeAddressIdPath,
    postCode: " 14850 ",
  };
  const added = await client.send(calls.add, { ...inYiwu, ...ithaca });
  expect(added).toMatchObject({ consigneeAddressPath: "US,New York,Ithaca", postCode: "14850" });
  expect(added.consigneeAddressIdPath).toBe(consigneeAddressIdPath);
});

test.each([
  ["US", "a country"],
  ["CN/Zhejiang/Jinhua", "a city with districts"],
  ["CN/Zhejiang/Jinhua/Yiwu", "the last level"],
])("[VA-04] refused: a name of one's own inside %s, %s", async (key) => {
  const { client } = await buyer(shop);
  const { consigneeAddressPath, consigneeAddressIdPath } = regionPath(key);
  const own = { consigneeAddressPath: `${consigneeAddressPath},Atlantis`, consigneeAddressIdPath };
  expect(await refusalOf(client.send(calls.add, { ...inYiwu, ...own }))).toBe(4002);
});
