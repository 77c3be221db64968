import { apply as applyAfterSale, get as afterSale } from "@sundry/api/contract/afterSale";
import { create as complain, get as complaint } from "@sundry/api/contract/complaint";
import { add as evaluate, listMine as evaluations } from "@sundry/api/contract/evaluation";
import { create as sendFeedback } from "@sundry/api/contract/feedback";
import { link, messages, talkWith } from "@sundry/api/contract/im";
import { editOwn, me } from "@sundry/api/contract/member";
import { get as orderGet } from "@sundry/api/contract/order";
import { applyFirst, applyStatus } from "@sundry/api/contract/storeEntry";
import { file as uploadFile } from "@sundry/api/contract/upload";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { feedback } from "#server/db/schema/feedback.ts";
import { members } from "#server/db/schema/member.ts";
import { buyer, refusalOf, type TestBuyer } from "./buyers.ts";
import { host, otherClients } from "./dialect/otherClients.ts";
import { completedLine } from "./reviewable.ts";
import { connect, useChatProcess } from "./support/chat.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({
  dialect: "reference",
  chat: "desk",
  oidc: { providers: [], demo: false, origin: "https://shop.example" },
});
const running = useChatProcess(shop);
const { elsewhere, ask } = otherClients(shop);
const configured = "https://shop.example";
const whole = /^https:\/\/shop\.example\/media\/uploads\/[0-9a-f]{40}\.webp$/;
const stored = /^\/media\/uploads\/[0-9a-f]{40}\.webp$/;

let shade = 0;
/** A photo, as the client of that backend has it after its upload: with an absolute address. */
async function photo(someone: TestBuyer, directoryPath = ""): Promise<string> {
  shade += 1;
  const background = { r: shade, g: 80, b: 120 };
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(picture)], "photo.png", { type: "image/png" });
  return elsewhere(someone).send(uploadFile, { file, directoryPath });
}

test("[AP-09] [MC-06] photos are attached with the addresses that the upload has answered: to a review, a return and a complaint", async () => {
  const { buyer: someone, orderSn, orderItemSn, goodsId, skuId } = await completedLine(shop);
  const client = elsewhere(someone);
  const photos = [await photo(someone), await photo(someone)];
  for (const address of photos) expect(address).toMatch(whole);
  const images = photos.join(",");
  const scores = { deliveryScore: 5, serviceScore: 5, descriptionScore: 5 };
  await client.send(evaluate, { orderItemSn, goodsId, skuId, grade: "GOOD", content: "Sturdy.", images, ...scores });
  const [review] = (await client.send(evaluations)).records;
  expect(review?.images?.split(",")).toEqual(photos);

  const request = { orderItemSn, goodsId, skuId, num: 1, serviceType: "RETURN_GOODS" } as const;
  const { sn } = await client.send(applyAfterSale, { ...request, reason: "Not as described", images });
  expect((await client.send(afterSale, { sn })).afterSaleImage?.split(",")).toEqual(photos);

  const topic = { complainTopic: "The description is misleading", content: "Half as long as it says." };
  const { id } = await client.send(complain, { orderSn, goodsId, skuId, ...topic, images });
  expect((await client.send(complaint, { id })).images?.split(",")).toEqual(photos);
  const own = await someone.client.send(orderGet, { sn: orderSn });
  expect(JSON.stringify(own)).not.toContain(configured);
});

test("[AP-09] [MC-06] a profile photo and the papers of a store application are taken at their absolute addresses, signed ones too", async () => {
  const someone = await buyer(shop);
  const client = elsewhere(someone);
  const face = await photo(someone);
  await client.send(editOwn, { face });
  expect((await client.send(me)).face).toBe(face);
  const [row] = await shop.database.db.select().from(members).where(eq(members.id, someone.id));
  expect(row?.face).toMatch(stored);

  const papers = [await photo(someone, "private"), await photo(someone, "private"), await photo(someone)];
  const [licencePhoto = "", ...legal] = papers;
  expect(licencePhoto).toMatch(/^https:\/\/shop\.example\/media\/private\/.*[?&]signature=/);
  await client.send(applyFirst, {
    companyName: "Mei Basket Weaving Co.",
    companyAddress: "18 Chouzhou North Road",
    linkName: "Mei Tanaka",
    linkPhone: "13800138000",
    licencePhoto,
    legalName: "Mei Tanaka",
    legalId: "33078219900101123x",
    legalPhoto: legal.join(","),
  });
  expect(await client.send(applyStatus)).toMatchObject({ licencePhoto: expect.stringContaining(configured) });
});

test("[AP-09] [MC-06] our own pages may send absolute addresses too, with the host that they have asked", async () => {
  const someone = await buyer(shop);
  const own = (await photo(someone)).slice(configured.length);
  for (const face of [host + own, `https://shop.test${own}`, configured + own, own]) {
    await someone.client.send(editOwn, { face });
    expect((await someone.client.send(me)).face).toBe(own);
  }
  const images = [configured + own, host + own].join(",");
  await someone.client.send(sendFeedback, { context: `See ${host}${own} (or ${configured}${own}).`, images });
  const [row] = await shop.database.db.select().from(feedback).where(eq(feedback.memberId, someone.id));
  expect(row?.context).toBe(`See ${own} (or ${own}).`);
  expect(row?.images).toBe(`${own},${own}`);
});

test("[AP-09] [EN-05] addresses on other hosts are nobody's photos, whatever they end with", async () => {
  const someone = await buyer(shop);
  const own = (await photo(someone)).slice(configured.length);
  for (const before of [
    "https://else.example",
    "https://shop.example.else.example",
    "https://else.example/?to=https://shop.example",
    "https://shop.example@else.example",
    "https://shop.example:444",
    "//shop.example",
    "ftp://shop.example",
  ])
    expect(await refusalOf(someone.client.send(editOwn, { face: before + own })), before).toBe(4002);
});

test("[AP-09] [MC-06] a picture is sent over the chat's socket with the address that the upload has answered", async () => {
  const someone = await buyer(shop);
  const picture = await photo(someone);
  const { id: talkId } = await someone.client.send(talkWith, { userId: "0" });
  const phone = await connect(`${running.address}/lili/webSocket/${someone.accessToken}`);
  onTestFinished(() => phone.socket.close());
  phone.ask({ operationType: "MESSAGE", talkId, messageType: "PICTURE", context: picture });
  // That client draws its own lines itself, and knows no pictures: it gets their addresses.
  const lines = async () => (await ask(`GET /im/message?talkId=${talkId}`, someone)).body.result;
  await expect.poll(lines).toMatchObject([{ messageType: "MESSAGE", text: picture }]);
  expect(await someone.client.send(messages, { talkId, num: 50 })).toMatchObject([{ messageType: "PICTURE" }]);
});

test("[AP-09] [SB-07] the chat's address is absolute there, because a client on another host opens it", async () => {
  const someone = await buyer(shop);
  expect((await ask("GET /common/common/IM", someone)).body.result).toBe(`${configured}/im/chat`);
  expect(await someone.client.send(link)).toBe("/im/chat");
});
