import { archive } from "@sundry/api/contract/privacy";
import { file as sendPhoto } from "@sundry/api/contract/upload";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "csv-parse/sync";
import sharp from "sharp";
import { expect, test } from "vitest";
import { members } from "#server/db/schema/member.ts";
import { uploadStoreOf } from "#server/media/uploadStore.ts";
import { memberWithId } from "#server/modules/account/member/queries.ts";
import { erasePerson } from "#server/modules/shopwide/privacy/erase.ts";
import { inYiwu, refusalOf } from "./buyers.ts";
import { asStore, customer } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const dayMs = 86_400_000;

async function download(url: string) {
  const response = await shop.app.request(url);
  const isZip = response.headers.get("content-type") === "application/zip";
  return { response, files: isZip ? unzipSync(new Uint8Array(await response.arrayBuffer())) : {} };
}

test("[MC-20] the archive has what the shop keeps as JSON and CSV, without secrets and formulas", async () => {
  const someone = await customer(shop, 10_000);
  await shop.database.db.update(members).set({ nickName: "=cmd|' /C calc'!A0" }).where(eq(members.id, someone.id));
  const { url } = await someone.client.send(archive);
  const { response, files } = await download(url);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const all = JSON.parse(text("data.json")) as Record<string, object[]>;
  expect(Object.keys(files).toSorted()).toEqual(
    ["data.json", ...Object.keys(all).map((name) => `${name}.csv`)].toSorted(),
  );
  expect(all["member_addresses"]).toMatchObject([{ name: inYiwu.name, detail: inYiwu.detail }]);
  const rows = parse<Record<string, string>>(text("member_addresses.csv"), { bom: true, columns: true });
  expect(rows).toMatchObject([{ name: inYiwu.name, detail: inYiwu.detail, is_default: "true" }]);
  const [member] = parse<Record<string, string>>(text("members.csv"), { bom: true, columns: true });
  expect(member).toMatchObject({ nick_name: "'=cmd|' /C calc'!A0", username: someone.username });
  for (const name of Object.keys(files)) expect(text(name)).not.toMatch(/password_hash|access_hash|scrypt/);
});

test("[MC-20] the archive has the buyer's photos, public and private ones, each once, and of nobody else", async () => {
  const [someone, other] = [await customer(shop), await customer(shop)];
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const file = async (background: string) => new File([new Uint8Array(await picture(background))], "cup.png");
  const [shown, again, hidden] = [
    await someone.client.send(sendPhoto, { file: await file("teal") }),
    await someone.client.send(sendPhoto, { file: await file("teal") }),
    await someone.client.send(sendPhoto, { file: await file("navy"), directoryPath: "private" }),
  ];
  await other.client.send(sendPhoto, { file: await file("red") });
  const { files } = await download((await someone.client.send(archive)).url);
  const photos = Object.keys(files).filter((name) => name.startsWith("photos/"));
  expect(shown).toBe(again);
  expect(photos).toHaveLength(2);
  for (const [name, address] of [
    [photos.find((path) => !path.includes("private")), shown],
    [photos.find((path) => path.startsWith("photos/private/")), hidden],
  ] as const) {
    const sent = await (await shop.app.request(address)).arrayBuffer();
    expect(Buffer.from(files[name ?? ""] ?? []).equals(Buffer.from(sent)), address).toBe(true);
  }
  const store = uploadStoreOf(shop.services.config, "uploads");
  await store.remove(photos.find((path) => !path.includes("private"))?.slice("photos/".length) ?? "");
  shop.clock.at += 10 * 60_000;
  const later = await download((await someone.client.send(archive)).url);
  expect(Object.keys(later.files).filter((name) => name.startsWith("photos/"))).toHaveLength(1);
});

test("[MC-20] one address in ten minutes, which works for a day, for nobody else's data and not once changed", async () => {
  const [someone, other] = [await customer(shop), await customer(shop)];
  const { url } = await someone.client.send(archive);
  expect(await refusalOf(someone.client.send(archive))).toBe(1003);
  const changed = [
    url.replace(someone.id, other.id),
    url.replace(/until=\d+/, `until=${shop.clock.at + 9 * dayMs}`),
    url.replace(/signature=./, "signature=_"),
    "/api/member/archive/file",
  ];
  for (const address of changed) expect((await download(address)).response.status, address).toBe(404);
  expect((await download(url)).response.status).toBe(200);
  for (let more = 0; more < 4; more += 1) await download(url);
  expect((await download(url)).response.status).toBe(429);
  shop.clock.at += 10 * 60_000;
  expect(await refusalOf(someone.client.send(archive))).toBe(0);
  shop.clock.at += dayMs - 10 * 60_000 - 1;
  expect((await download(url)).response.status).toBe(200);
  shop.clock.at += 1;
  expect((await download(url)).response.status).toBe(404);
});

test("[MC-20] nothing can be downloaded of a buyer who was erased", async () => {
  const someone = await customer(shop);
  const { url } = await someone.client.send(archive);
  await asStore(shop, async (tx, services) => {
    const member = await memberWithId(tx, someone.id);
    if (member) await erasePerson(tx, services, member);
  });
  expect((await download(url)).response.status).toBe(404);
});
