import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editOwn } from "@sundry/api/contract/member";
import { file as uploadFile } from "@sundry/api/contract/upload";
import { eq, getTableName, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { imLines } from "#server/db/schema/im.ts";
import { uploads } from "#server/db/schema/upload.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { openTalk, sendAsBuyer } from "#server/modules/aftercare/im/service.ts";
import { listColumns, textColumns } from "#server/modules/platform/upload/photosInUse.ts";
import type { SweepParts } from "#server/modules/platform/timers/sweep.ts";
import { shopTimers } from "#server/modules/shopwide/timers.ts";
import { ownPhotos } from "#server/modules/platform/upload/service.ts";
import { buyer, refusalOf, type TestBuyer } from "./buyers.ts";
import { sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const dataDir = await mkdtemp(join(tmpdir(), "sundry-unused-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = useShop({ dataDir });

/** Time passes for photos, while the clock and the logins stand still. */
async function hours(count: number): Promise<void> {
  const passed = sql.raw(`interval '${count} hours'`);
  await shop.database.db
    .update(uploads)
    .set({ createdAt: sql`${uploads.createdAt} - ${passed}`, unusedSince: sql`${uploads.unusedSince} - ${passed}` });
}
const days = (count: number) => hours(24 * count);

let tint = 0;
async function photo(): Promise<File> {
  tint += 1;
  const background = { r: (tint * 40) % 256, g: 10 * tint, b: 60 };
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" });
}
const send = async ({ client }: TestBuyer, file?: File) => client.send(uploadFile, { file: file ?? (await photo()) });
const wear = ({ client }: TestBuyer, face: string) => refusalOf(client.send(editOwn, { nickName: "Mei", face }));
const statusOf = async (address: string) => (await shop.app.request(address)).status;
const nameOf = (address: string) => address.split("/").at(-1) ?? "";
const filesOf = async (address: string) => {
  const name = nameOf(address);
  const found = await readdir(join(dataDir, "uploads", name.slice(0, 2))).catch(() => []);
  return found.filter((file) => file.startsWith(name.slice(0, 40)));
};
const recordsOf = (address: string) => shop.database.db.$count(uploads, eq(uploads.name, nameOf(address)));

/** One round of the timer. */
const deleteUnusedPhotos = async (parts: SweepParts) =>
  shopTimers.find(({ name }) => name === "unused photos")?.round(parts);

/** Rounds of the timer, six hours apart. */
async function rounds(count = 2): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    await deleteUnusedPhotos(sweeping(shop));
    await hours(6);
  }
}

test("[MC-06] a photo that nothing shows is removed with its widths a week after it was sent; one that is used stays", async () => {
  const mei = await buyer(shop);
  const [forgotten, worn] = [await send(mei), await send(mei)];
  expect(await wear(mei, worn)).toBe(0);
  expect(await statusOf(`${forgotten}?w=96`)).toBe(200);
  expect(await filesOf(forgotten)).toHaveLength(2);
  await days(6);
  await rounds();
  expect(await statusOf(forgotten)).toBe(200);
  await days(1);
  await rounds();
  expect([await filesOf(forgotten), await recordsOf(forgotten)]).toEqual([[], 0]);
  expect(await statusOf(forgotten)).toBe(404);
  expect(await statusOf(worn)).toBe(200);
  expect(shop.faults).toEqual([]);
});

test("[MC-06] a photo that was replaced is removed too", async () => {
  const mei = await buyer(shop);
  const first = await send(mei);
  await wear(mei, first);
  await days(30);
  await rounds();
  expect(await statusOf(first)).toBe(200);
  await wear(mei, await send(mei));
  await rounds();
  expect(await statusOf(first)).toBe(404);
});

test("[MC-06] a photo that is about to go can't be used, and one that was used at the last moment stays", async () => {
  const mei = await buyer(shop);
  const [late, lost] = [await send(mei), await send(mei)];
  await days(8);
  // Somebody is just using it when it is marked: what they write is seen before it would go.
  await inTransaction(shop.database.db, async (tx) => {
    expect(await ownPhotos(tx, mei.id, late, 1)).toEqual([late]);
    await deleteUnusedPhotos(sweeping(shop));
    await tx.execute(sql`update members set face = ${late} where id = ${mei.id}`);
  });
  expect(await wear(mei, lost)).toBe(4002);
  await hours(6);
  await rounds();
  expect([await statusOf(late), await statusOf(lost)]).toEqual([200, 404]);
  expect(await wear(mei, late)).toBe(0);
});

test("[MC-06] who sends the same photo again meanwhile keeps it", async () => {
  const [mei, jonas] = [await buyer(shop), await buyer(shop)];
  const file = await photo();
  const address = await send(mei, file);
  await days(8);
  await deleteUnusedPhotos(sweeping(shop));
  expect(await send(jonas, file)).toBe(address);
  await hours(6);
  await rounds(1);
  expect([await statusOf(address), await recordsOf(address)]).toEqual([200, 1]);
  expect(await wear(jonas, address)).toBe(0);
  expect(await wear(mei, address)).toBe(4002);
});

test("[MC-06] a file that can't be removed is told, keeps no other, and is tried again", async () => {
  const mei = await buyer(shop);
  const [stuck, free] = [await send(mei), await send(mei)];
  await days(8);
  await deleteUnusedPhotos(sweeping(shop));
  await hours(6);
  const failed: unknown[] = [];
  // A folder where the file was: it can't be removed like one.
  const place = join(dataDir, "uploads", nameOf(stuck).slice(0, 2), nameOf(stuck));
  await rm(place);
  await mkdir(join(place, "full"), { recursive: true });
  await deleteUnusedPhotos({ ...sweeping(shop), failed: (error) => void failed.push(error) });
  expect(failed).toHaveLength(1);
  expect([await recordsOf(stuck), await recordsOf(free)]).toEqual([1, 0]);
  await rm(place, { recursive: true });
  await rounds(1);
  expect(await recordsOf(stuck)).toBe(0);
});

test("[SB-07] a picture in a chat stays for as long as its line", async () => {
  const mei = await buyer(shop);
  const [said, unsaid] = [await send(mei), await send(mei)];
  await inTransaction(shop.database.db, async (tx) => {
    const { id: talkId } = await openTalk(tx, shop.services, mei.id, "0");
    await sendAsBuyer(tx, shop.services, mei.id, { talkId, text: said, type: "PICTURE" });
  });
  await days(8);
  await rounds();
  await days(8);
  await rounds();
  expect([await statusOf(said), await statusOf(unsaid)]).toEqual([200, 404]);
  await shop.database.db.delete(imLines);
  await days(8);
  await rounds();
  await days(8);
  await rounds();
  expect(await statusOf(said)).toBe(404);
});

test("[MC-06] every column that may hold addresses of photos is looked at before one is removed", async () => {
  const known = [...textColumns, ...listColumns].map((column) => `${getTableName(column.table)}.${column.name}`);
  const found = await shop.database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'ARRAY')
       and column_name ~ '(photo|image|face|logo|picture|avatar|scan)'`,
  );
  /** Pictures of goods: slots and ids of the shop's own. */
  const others = [
    "photo_addresses.photo_id",
    "goods.picture_slots",
    "skus.picture_slots",
    "order_items.picture_slot",
    "categories.face_goods_id",
  ];
  /** Its name says nothing of pictures, because it holds other texts too. */
  const mixed = ["im_lines.text"];
  expect([...found.map(({ name }) => name), ...mixed].toSorted()).toEqual([...known, ...others].toSorted());
});
