import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyFirst, applySecond, applyStatus } from "@sundry/api/contract/storeEntry";
import { editOwn } from "@sundry/api/contract/member";
import { file as uploadFile } from "@sundry/api/contract/upload";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { storeEntries } from "#server/db/schema/storeEntry.ts";
import { uploads } from "#server/db/schema/upload.ts";
import { hidePapers } from "#server/modules/catalogue/storeEntry/hiddenPapers.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { buyer, refusalOf, type TestBuyer } from "./buyers.ts";
import { sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const dataDir = await mkdtemp(join(tmpdir(), "sundry-private-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = useShop({ dataDir });

let tint = 0;
/** A scan that nobody has sent before. */
async function scan(): Promise<File> {
  tint += 1;
  const background = { r: (tint * 40) % 256, g: 10 * tint, b: 60 };
  const bytes = await sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "card.jpg", { type: "image/jpeg" });
}

const send = async ({ client }: TestBuyer, directoryPath = "private", file?: File) =>
  client.send(uploadFile, { file: file ?? (await scan()), directoryPath });
const statusOf = async (address: string) => (await shop.app.request(address)).status;
const plain = (address: string | null | undefined) => address?.split("?")[0] ?? "";

function company(photos: { licencePhoto: string; legalPhoto: string }) {
  return {
    companyName: "Mei Basket Weaving Co.",
    companyAddress: "18 Chouzhou North Road",
    linkName: "Mei Tanaka",
    linkPhone: "13800138000",
    legalName: "Mei Tanaka",
    legalId: "33078219900101123x",
    ...photos,
  };
}

const bank = {
  settlementBankAccountName: "Mei Basket Weaving Co.",
  settlementBankAccountNum: "6200 0000 0000 0001",
  settlementBankBranchName: "Chouzhou branch",
  settlementBankJointName: "313338707013",
};

test("[MC-16] a scan of a paper has a signed address that ends; nothing on the way keeps it", async () => {
  const mei = await buyer(shop);
  const address = await send(mei);
  expect(address).toMatch(/^\/media\/private\/[0-9a-f]{40}\.webp\?until=\d+&signature=[\w-]{43}$/);
  const answer = await shop.app.request(`${address}&w=96`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("etag")).toBeNull();
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 96 });
  shop.clock.at += 29 * 60_000;
  expect(await statusOf(address)).toBe(200);
  shop.clock.at += 11 * 60_000;
  expect(await statusOf(address)).toBe(404);
});

test("[MC-16] without its own signature, or with another end or name, an address shows nothing; no folder beside it does", async () => {
  const mei = await buyer(shop);
  const [one, other] = [await send(mei), await send(mei)];
  const url = new URL(one, "http://shop.test");
  const later = new URL(url);
  later.searchParams.set("until", String(Number(url.searchParams.get("until")) + 600));
  const swapped = plain(other) + url.search;
  const cut = one.slice(0, -1);
  for (const address of [plain(one), later.pathname + later.search, swapped, cut, `${plain(one)}?until=x&signature=y`])
    expect(await statusOf(address), address).toBe(404);
  expect(await statusOf(plain(one).replace("private", "uploads"))).toBe(404);
  expect(await statusOf(one)).toBe(200);
});

test("[MC-16] the applicant gets addresses of their papers anew each time; they are taken back as they are", async () => {
  const mei = await buyer(shop);
  const photos = { licencePhoto: await send(mei), legalPhoto: [await send(mei), await send(mei)].join(",") };
  await mei.client.send(applyFirst, company(photos));
  await mei.client.send(applySecond, { ...bank, settlementBankLicencePhoto: await send(mei) });
  // The addresses the buyer was given are over; their login is not.
  shop.clock.at += 29 * 60_000;
  const mine = await mei.client.send(applyStatus, {});
  const shown = [mine?.licencePhoto, ...(mine?.legalPhoto ?? "").split(","), mine?.settlementBankLicencePhoto];
  expect(shown).not.toContain(photos.licencePhoto);
  expect(shown.map(plain).slice(0, 3)).toEqual([photos.licencePhoto, ...photos.legalPhoto.split(",")].map(plain));
  for (const address of shown) expect(await statusOf(address ?? "")).toBe(200);
  const again = { licencePhoto: mine?.licencePhoto ?? "", legalPhoto: mine?.legalPhoto ?? "" };
  expect(await refusalOf(mei.client.send(applyFirst, company(again)))).toBe(0);
  const [row] = await shop.database.db.select().from(storeEntries).where(eq(storeEntries.memberId, mei.id));
  expect(row?.licencePhoto).toBe(plain(photos.licencePhoto));
  expect(JSON.stringify(row)).not.toContain("signature");
});

test("[MC-16] nobody can use another's scan, nor show a private one where everybody looks", async () => {
  const [mei, jonas] = [await buyer(shop), await buyer(shop)];
  const address = await send(mei);
  const theirs = company({ licencePhoto: address, legalPhoto: address });
  expect(await refusalOf(jonas.client.send(applyFirst, theirs))).toBe(4002);
  const profile = { nickName: "Mei", face: address };
  expect(await refusalOf(mei.client.send(editOwn, profile))).toBe(4002);
  expect(await refusalOf(mei.client.send(editOwn, { ...profile, face: plain(address) }))).toBe(4002);
});

test("[MC-16] papers that were sent for everybody to see become private, and are shown as before", async () => {
  const mei = await buyer(shop);
  const photos = { licencePhoto: await send(mei, ""), legalPhoto: `${await send(mei, "")},${await send(mei)}` };
  await mei.client.send(applyFirst, company(photos));
  expect(await sweep(sweeping(shop), hidePapers)).toBe(1);
  const mine = await mei.client.send(applyStatus, {});
  const shown = [mine?.licencePhoto, ...(mine?.legalPhoto ?? "").split(",")];
  for (const address of shown) {
    expect(address).toMatch(/^\/media\/private\//);
    expect(await statusOf(address ?? "")).toBe(200);
  }
  expect(await sweep(sweeping(shop), hidePapers)).toBe(0);
  expect(shop.faults).toEqual([]);
});

test("[MC-06] the same photo for everybody and for its owner is two files, each with its own record", async () => {
  const mei = await buyer(shop);
  const file = await scan();
  const [open, hidden] = [await send(mei, "", file), await send(mei, "private", file)];
  const name = plain(open).split("/").at(-1) ?? "";
  expect(plain(hidden)).toBe(`/media/private/${name}`);
  for (const folder of ["uploads", "private"])
    expect(await readdir(join(dataDir, folder, name.slice(0, 2)))).toContain(name);
  const rows = await shop.database.db.select().from(uploads).where(eq(uploads.name, name));
  expect(rows.filter((row) => row.private)).toHaveLength(1);
  expect(rows).toHaveLength(2);
});
