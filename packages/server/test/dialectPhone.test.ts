import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import { list as footprints } from "@sundry/api/contract/footprint";
import { send as sendLine, talkWith } from "@sundry/api/contract/im";
import { search, skuDetail } from "@sundry/api/contract/goods";
import { beforeAll, expect, test } from "vitest";
import { buyer, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { host, otherClients } from "./dialect/otherClients.ts";
import { customer } from "./orders.ts";
import { connect, useChatProcess } from "./support/chat.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({ dialect: "reference", chat: "desk", oidc: { providers: [], demo: false, origin: host } });
const running = useChatProcess(shop);
const { ask, resultOf } = otherClients(shop);
beforeAll(() => withoutPromotions(shop));

interface Line {
  fromUser: string;
  messageType: string;
  text: string;
}
const goodsOnSale = async () => {
  const [found] = (await shop.visit().send(search, { pageSize: 1 })).records;
  if (!found) throw new Error("no goods");
  return found;
};
const lines = (someone: TestBuyer, talkId: string, more = "") =>
  resultOf<Line[]>(`GET /im/message?talkId=${talkId}${more}`, someone);

test("[AP-09] the home page and the topics it leads to have the blocks of clients for phones, if one of them asks", async () => {
  const types = ({ pageData }: { pageData: string }) =>
    (JSON.parse(pageData) as { list: { type: string }[] }).list.map(({ type }) => type);
  const home = await resultOf<{ pageData: string }>("GET /buyer/other/pageData/getIndex?clientType=H5");
  expect(new Set(types(home))).toEqual(
    new Set(["search", "carousel", "promotionDetail", "title", "goods", "menu", "flexOne"]),
  );
  expect(home.pageData).toContain(`"${host}/media/`);
  const wide = await resultOf<{ pageData: string }>("GET /buyer/other/pageData/getIndex?clientType=PC");
  expect(types(wide)).toContain("carousel1");
  const [, topic] = /"id":"(\d+-H5)"/.exec(home.pageData) ?? [];
  const special = await resultOf<{ pageData: string }>(`GET /buyer/other/pageData/get/${topic}`);
  expect(special).toMatchObject({ pageClientType: "H5" });
  expect(types(special)[0]).toBe("search");
});

test("[AP-09] coupons and footprints are counted", async () => {
  const someone = await buyer(shop);
  const { goodsId, id: skuId } = await goodsOnSale();
  await someone.client.send(skuDetail, { goodsId, skuId });
  // The visit is noted after the answer.
  await expect.poll(async () => (await someone.client.send(footprints, {})).total).toBe(1);
  expect(await resultOf("GET /buyer/member/footprint/getFootprintNum", someone)).toBe(1);
  const { total: mine } = await resultOf<{ total: number }>(
    "GET /buyer/promotion/coupon/getCoupons?memberCouponStatus=NEW",
    someone,
  );
  expect(await resultOf("GET /buyer/promotion/coupon/getCouponsNum", someone)).toBe(mine);
});

test.each(["/promotion/pintuan", "/promotion/kanjiaGoods", "/other/appVersion/appVersion/IOS"])(
  "[AP-09] this shop has nothing at %s, and says so with an empty page",
  async (path) => {
    expect(await resultOf(`GET /buyer${path}`)).toMatchObject({ records: [], total: 0 });
  },
);

test("[AP-09] the days on which somebody signed in are none", async () => {
  expect(await resultOf("GET /buyer/members/sign?time=202611")).toEqual([]);
});

test("[AP-09] all that stands beside found goods is a list: a client goes through every part of it", async () => {
  const related = await resultOf("GET /buyer/goods/goods/es/related?keyword=teapot");
  for (const part of Object.values(related)) expect(Array.isArray(part)).toBe(true);
});

test("[AP-09] [BU-04] a browser on a phone is led to the page of its payment, and pays from the wallet", async () => {
  const someone = await customer(shop, 100_000);
  const { id: skuId } = await goodsOnSale();
  await someone.client.send(addSku, { skuId, num: 120 });
  const { sn } = await someone.client.send(createTrade, { way: "CART", client: "H5" });
  const pay = (method: string) => `/buyer/payment/cashier/pay/${method}/H5?orderType=TRADE&sn=${sn}&clientType=H5`;
  const headers = { accessToken: someone.accessToken, uuid: "a-phone-0001" };
  const alipay = await shop.app.request(host + pay("ALIPAY"), { headers });
  expect(alipay.headers.get("content-type")).toContain("text/html");
  expect(await alipay.text()).toMatch(
    /^<script>location\.replace\("http:\/\/shop\.test\/sandbox\/pay\/.+"\)<\/script>$/,
  );
  const page = JSON.parse(await resultOf<string>(`GET ${pay("WECHAT")}`, someone)) as { h5_url: string };
  expect(page.h5_url).toMatch(/^http:\/\/shop\.test\/sandbox\/pay\//);
  expect((await ask(`GET ${pay("WALLET")}`, someone)).body).toMatchObject({ success: true, code: 32001, result: null });
});

test("[AP-09] [MC-06] a form that writes `null` for what an object lacks leaves it as it is: a profile and an address", async () => {
  const someone = await customer(shop);
  const send = async (request: string, form: Record<string, unknown>) => {
    const texts = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]));
    const { body } = await ask(request, { ...someone, form: texts });
    expect(body, request).toMatchObject({ success: true });
  };
  const profile = { nickName: "Mei", birthday: "", regionId: [], region: [], sex: null, mobile: undefined };
  await send("PUT /buyer/passport/member/editOwn", profile);
  expect(await resultOf("GET /buyer/passport/member", someone)).toMatchObject({ nickName: "Mei", sex: null });
  const [saved] = (await resultOf<{ records: object[] }>("GET /buyer/member/address", someone)).records;
  await send("PUT /buyer/member/address", { ...saved, detail: "18 Chouzhou North Road" });
  const { records } = await resultOf<{ records: object[] }>("GET /buyer/member/address", someone);
  expect(records).toMatchObject([{ detail: "18 Chouzhou North Road", alias: null, postCode: null }]);
});

test("[AP-09] [SB-07] frames in that client's words are read, and its own lines do not come back as the store's", async () => {
  const someone = await buyer(shop);
  const { goodsId, id: skuId, storeId } = await goodsOnSale();
  const { id: talk_id } = await someone.client.send(talkWith, { userId: storeId });
  const phone = await connect(`${running.address}/lili/webSocket/${someone.accessToken}`);
  const say = (frame: object) => phone.socket.send(JSON.stringify(frame));
  const line = { operation_type: "MESSAGE", to: storeId, talk_id };
  say({ ...line, message_type: "MESSAGE", context: "When do you ship?" });
  say({ ...line, message_type: "GOODS", context: { id: skuId, goodsId, goodsName: "Cup", price: 1 } });
  say({ operation_type: "PING" });
  // Frames are answered in order, and the only answer is that to the last of them.
  expect(await phone.next()).toEqual({ messageResultType: "SYSTEM_TIPS", result: "PONG" });
  await expect.poll(async () => (await lines(someone, talk_id)).length).toBe(2);
  phone.socket.close();

  const [words, card] = await lines(someone, talk_id);
  expect(words).toMatchObject({ messageType: "MESSAGE", text: "When do you ship?" });
  expect(JSON.parse(card?.text ?? "")).toMatchObject({
    id: skuId,
    goodsId,
    goodsName: expect.stringMatching(/\w/),
    price: expect.any(Number),
    thumbnail: expect.stringMatching(/^http:\/\/shop\.test\//),
  });
});

test("[AP-09] [SB-07] a talk is read in pages from its end", async () => {
  const someone = await buyer(shop);
  const { storeId } = await goodsOnSale();
  const { id: talkId } = await someone.client.send(talkWith, { userId: storeId });
  for (const text of ["one", "two", "three"]) await someone.client.send(sendLine, { talkId, text });
  const texts = async (page: number) =>
    (await lines(someone, talkId, `&pageNumber=${page}&pageSize=2`)).map(({ text }) => text);
  expect(await texts(1)).toEqual(["two", "three"]);
  expect(await texts(2)).toEqual(["one"]);
  expect(await texts(3)).toEqual([]);
  expect((await ask("PUT /im/message/clean/unred", someone)).body).toMatchObject({ success: true, result: null });
});
