import { add as addAddress, list as addresses } from "@sundry/api/contract/address";
import { addSku, getAll } from "@sundry/api/contract/cart";
import { pay } from "@sundry/api/contract/cashier";
import { createTrade, getChecked } from "@sundry/api/contract/checkout";
import type { Region } from "@sundry/api/contract/entities/address";
import { listForGoods } from "@sundry/api/contract/evaluation";
import { search, skuDetail } from "@sundry/api/contract/goods";
import { get as order, list as orders } from "@sundry/api/contract/order";
import { home } from "@sundry/api/contract/page";
import { children } from "@sundry/api/contract/region";
import { register, userLogin } from "@sundry/api/contract/session";
import { setPassword, withdraw } from "@sundry/api/contract/wallet";
import { demoBuyer } from "@sundry/demo";
import { expect, onTestFinished, test } from "vitest";
import { readEdgeSettings } from "#server/http/edgeSettings.ts";
import { buyer } from "./buyers.ts";
import { host, md5, otherClients } from "./dialect/otherClients.ts";
import facts from "./dialect/referenceClient.json" with { type: "json" };
import { customer, paidOrder } from "./orders.ts";
import { connect, useChatProcess } from "./support/chat.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({
  dialect: "reference",
  edge: { ...readEdgeSettings({}), allowedOrigins: ["https://m.example"] },
  oidc: { providers: [], demo: false, origin: "http://shop.test" },
});
const running = useChatProcess(shop);
const { guest, elsewhere, ask, resultOf } = otherClients(shop);

async function anyGoods(): Promise<{ id: string; goodsId: string }> {
  const { records } = await shop.visit().send(search, { keyword: "umbrella" });
  if (!records[0]) throw new Error("no umbrella");
  return records[0];
}

const typeIn = (path: string) => (path.includes("/storeCollection/") ? "STORE" : "GOODS");

test.each(facts.requests)("[AP-09] %s is answered by the corresponding call", async (line) => {
  const [method = "", path = "", token] = line.split(" ");
  const someone = token ? await buyer(shop) : undefined;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === "type" ? typeIn(path) : "1"));
  const { status, body } = await ask(`${method} ${filled}`, someone && { accessToken: someone.accessToken });
  expect(status).not.toBe(404);
  expect([200, 400]).toContain(status);
  if (typeof body !== "boolean") expect(body.code).not.toBe(404);
});

test("[AP-09] paths that need a buyer refuse visitors", async () => {
  for (const line of facts.requests.filter((one) => one.startsWith("GET /buyer/order"))) {
    const [method, path = ""] = line.split(" ");
    expect((await ask(`${method} ${path.replaceAll(/\{\w+\}/g, "1")}`)).status).toBe(403);
  }
});

test("[AP-09] [SE-06] after registering on our pages, the MD5 of the password logs in there, and the other way round", async () => {
  await shop.visit().send(register, { username: "mei_here", password: "a sound password" });
  const there = guest();
  await expect(there.send(userLogin, { username: "mei_here", password: "a sound password" })).resolves.toMatchObject({
    accessToken: expect.any(String),
  });
  await expect(there.send(userLogin, { username: "mei_here", password: "another" })).rejects.toMatchObject({
    code: 20010,
  });

  const form = { username: "mei_there", password: md5("a sound password") };
  expect((await ask("POST /buyer/passport/member/register", { form })).body.success).toBe(true);
  await expect(
    shop.visit().send(userLogin, { username: "mei_there", password: "a sound password" }),
  ).resolves.toMatchObject({ accessToken: expect.any(String) });
});

test("[AP-09] [SE-06] on our own pages the MD5 is not accepted as a password, and nobody can fake what only those clients send", async () => {
  await shop.visit().send(register, { username: "mei_typed", password: "a sound password" });
  for (const password of [
    md5("a sound password"),
    `md5+${md5("a sound password")}`,
    `\u{e000}${md5("a sound password")}`,
  ])
    await expect(shop.visit().send(userLogin, { username: "mei_typed", password })).rejects.toMatchObject({
      code: 20010,
    });
});

test("[AP-09] [SE-06] an older account can log in there once its owner has logged in here", async () => {
  const { username, password } = demoBuyer;
  await expect(guest().send(userLogin, { username, password })).rejects.toMatchObject({ code: 20010 });
  await shop.visit().send(userLogin, { username, password });
  await expect(guest().send(userLogin, { username, password })).resolves.toMatchObject({
    accessToken: expect.any(String),
  });
});

test("[AP-09] [BU-03] [BU-04] a client of the reference backend can buy here, from choosing a region to payment", async () => {
  const someone = await buyer(shop, { cents: 100_000 });
  const client = elsewhere(someone);
  const way: Region[] = [];
  for (let inside = "0"; way.at(-1)?.level !== "street"; inside = way.at(-1)?.id ?? "") {
    const found = await client.send(children, { id: inside });
    const next = way.length === 0 ? found.find(({ name }) => name === "China") : found[0];
    if (!next) throw new Error(`nothing inside ${inside}`);
    way.push(next);
  }
  expect(way.map(({ level }) => level)).toEqual(["province", "city", "district", "street"]);
  await client.send(addAddress, {
    name: "Mei Tanaka",
    mobile: "+8613800138000",
    consigneeAddressPath: way.map(({ name }) => name).join(","),
    consigneeAddressIdPath: way.map(({ id }) => id).join(","),
    detail: "18 Chouzhou North Road",
    isDefault: true,
  });
  expect((await client.send(addresses)).records).toMatchObject([{ mobile: "13800138000" }]);
  const { id: skuId } = await anyGoods();
  await client.send(addSku, { skuId, num: 120 });
  const trade = await client.send(createTrade, { way: "CART", client: "PC" });
  const bill = { orderType: "TRADE", sn: trade.sn, clientType: "PC", paymentClient: "NATIVE" } as const;
  const code = await client.send(pay, { ...bill, paymentMethod: "ALIPAY" });
  expect(code).toMatch(/^http:\/\/shop\.test\/sandbox\/pay\//);
  await client.send(pay, { ...bill, paymentMethod: "WALLET" });
  const [placed] = (await client.send(orders)).records;
  expect(placed).toMatchObject({ payStatus: "PAID" });
});

test("[AP-09] [BU-04] a client that can't send a payment password pays and withdraws without one; our own pages ask for it", async () => {
  const someone = await customer(shop, 100_000);
  await someone.client.send(setPassword, { password: "a payment password" });
  const { id: skuId } = await anyGoods();
  await someone.client.send(addSku, { skuId, num: 120 });
  const { sn } = await someone.client.send(createTrade, { way: "CART", client: "PC" });
  const bill = { orderType: "TRADE", sn, clientType: "PC", paymentMethod: "WALLET", paymentClient: "NATIVE" } as const;
  await expect(someone.client.send(pay, bill)).rejects.toMatchObject({ code: 34010 });
  const request = `GET /buyer/payment/cashier/pay/WALLET/NATIVE?orderType=TRADE&sn=${sn}&clientType=PC`;
  expect((await ask(request, someone)).body).toMatchObject({ success: true, code: 32001, result: null });
  const money = { price: 1, realName: "Mei Tanaka", connectNumber: "mei" };
  await expect(someone.client.send(withdraw, money)).rejects.toMatchObject({ code: 34010 });
  await expect(elsewhere(someone).send(withdraw, money)).resolves.toBe(true);
  expect((await ask("GET /buyer/wallet/wallet/check", someone)).body).toBe(true);
});

test("[AP-09] a basket has its list of coupons, and no obstacle if there is none", async () => {
  const someone = await customer(shop);
  const { id: skuId } = await anyGoods();
  await someone.client.send(addSku, { skuId, num: 120 });
  const carts = await Promise.all(
    ["all", "checked?way=CART"].map((path) => resultOf(`GET /buyer/trade/carts/${path}`, someone)),
  );
  for (const cart of carts)
    expect(cart).toMatchObject({
      notSupportFreight: null,
      cartList: [{ couponList: [], skuList: [{ goodsSku: { authFlag: "PASS" } }] }],
    });
  await expect(someone.client.send(getAll)).resolves.toMatchObject({ notSupportFreight: [] });
  await expect(elsewhere(someone).send(getChecked, { way: "CART" })).resolves.toMatchObject({
    skuList: [{ num: 120 }],
  });
});

test("[AP-09] goods can be bought there, and offers show their rewards as flags", async () => {
  const { records } = await shop.visit().send(search, { pageSize: 100 });
  const offered = records.find(({ promotionMap }) =>
    Object.keys(promotionMap ?? {}).some((key) => key.startsWith("FULL_DISCOUNT")),
  );
  if (!offered) throw new Error("no goods are in a spend-and-save offer");
  const detail = await resultOf(`GET /buyer/goods/goods/sku/${offered.goodsId}/${offered.id}`);
  expect(detail).toMatchObject({ data: { authFlag: "PASS" } });
  const offers = Object.entries(detail["promotionMap"] as Readonly<Record<string, object>>);
  for (const [key, offer] of offers)
    if (key.startsWith("FULL_DISCOUNT"))
      expect(offer).toMatchObject({ fullRateFlag: expect.any(Boolean), fullMinusFlag: expect.any(Boolean) });
  const own = await shop.visit().send(skuDetail, { goodsId: offered.goodsId, skuId: offered.id });
  expect(JSON.stringify(own)).not.toContain("authFlag");
});

test("[AP-09] orders have the labels of their states and the fields that follow their lines", async () => {
  const someone = await customer(shop, 100_000);
  const { id: skuId } = await anyGoods();
  const sn = await paidOrder(someone, [[skuId, 120]]);
  expect(await resultOf(`GET /buyer/order/order/${sn}`, someone)).toMatchObject({
    orderStatusValue: "Being packed",
    payStatusValue: "Paid",
    deliverStatusValue: expect.stringMatching(/\w/),
    paymentMethodValue: "Wallet",
    deliveryMethodValue: expect.stringMatching(/\w/),
  });
  const { records } = await resultOf<{ records: object[] }>("GET /buyer/order/order?pageNumber=1&tag=ALL", someone);
  expect(records).toMatchObject([{ sn, groupAfterSaleStatus: "NEW", orderItems: [{ afterSaleStatus: "NEW" }] }]);
  await expect(elsewhere(someone).send(order, { sn })).resolves.toMatchObject({ order: { sn } });
});

test("[AP-09] an evaluation names its author", async () => {
  const visitor = shop.visit();
  for (const { goodsId } of (await visitor.send(search, { sort: "commentNum", pageSize: 5 })).records) {
    const { records } = await visitor.send(listForGoods, { goodsId });
    const there = await resultOf<{ records: object[] }>(`GET /buyer/member/evaluation/${goodsId}/goodsEvaluation`);
    expect(there.records).toMatchObject(records.map(({ memberName }) => ({ createBy: memberName })));
    expect(records.length).toBeGreaterThan(0);
  }
});

test("[AP-09] pictures have absolute addresses, in pages and in goods", async () => {
  const own = await shop.visit().send(home, { clientType: "PC" });
  expect(own?.pageData).toMatch(/"\/media\//);
  const page = await resultOf<{ pageData: string }>("GET /buyer/other/pageData/getIndex?clientType=PC");
  expect(page.pageData).toContain(`"${host}/media/`);
  expect(page.pageData).not.toMatch(/["'(,]\/media\//);
  const { goodsId, id } = await anyGoods();
  const detail = JSON.stringify(await resultOf(`GET /buyer/goods/goods/sku/${goodsId}/${id}`));
  expect(detail).toContain(`${host}/media/`);
  expect(detail).not.toMatch(/["'(,]\/media\//);
});

test("[AP-09] [EN-05] without a configured address, no host that somebody sends is in front of pictures", async () => {
  const { oidc } = shop.services.config;
  oidc.origin = undefined;
  onTestFinished(() => void (oidc.origin = host));
  const { goodsId, id } = await anyGoods();
  const detail = JSON.stringify(await resultOf(`GET /buyer/goods/goods/sku/${goodsId}/${id}`));
  expect(detail).toMatch(/["'(,]\/media\//);
  expect(detail).not.toContain(host);
});

test("[AP-09] a favourite needs no type in its path, and empty parameters count as left out", async () => {
  const someone = await buyer(shop);
  const { id } = await anyGoods();
  expect((await ask(`POST /buyer/member/collection/add/GOODS/${id}`, someone)).body.success).toBe(true);
  expect((await ask(`GET /buyer/member/collection/isCollection/GOODS/${id}`, someone)).body.result).toBe(true);
  const listed = await resultOf<{
    total: number;
  }>("GET /buyer/member/collection/GOODS?pageNumber=1&sort=&order=", someone);
  expect(listed.total).toBe(1);
});

test("[AP-09] goods of a flash sale name their store, and lines of a cart list their offers", async () => {
  const slots =
    await resultOf<{ seckillGoodsList: { skuId: string; storeName: string }[] }[]>("GET /buyer/promotion/seckill");
  const sold = slots.flatMap(({ seckillGoodsList }) => seckillGoodsList);
  expect(sold.length).toBeGreaterThan(0);
  for (const { storeName } of sold) expect(storeName).toMatch(/\w/);
  const someone = await customer(shop);
  for (const { skuId } of sold) await ask(`POST /buyer/trade/carts?skuId=${skuId}&num=120`, someone);
  const { skuList } = await resultOf<{ skuList: { promotions: object[]; promotionMap: object }[] }>(
    "GET /buyer/trade/carts/all",
    someone,
  );
  expect(skuList.length).toBeGreaterThan(0);
  for (const { promotions, promotionMap } of skuList)
    expect(promotions).toMatchObject(
      Object.keys(promotionMap).map((key) => ({ promotionType: key.split("-")[0], title: expect.anything() })),
    );
});

test("[AP-09] a form that is too large is refused before its password is read", async () => {
  const form = { username: "mei", password: "x".repeat(70_000) };
  expect((await ask("POST /buyer/passport/member/userLogin", { form })).status).toBe(413);
});

test("[AP-09] an unknown path is answered in an envelope", async () => {
  const { status, body } = await ask("GET /buyer/goods/nowhere");
  expect([status, body.code]).toEqual([404, 404]);
});

test("[AP-09] pages of allowed origins can call there too", async () => {
  const asked = (path: string) =>
    shop.app.request(host + path, {
      method: "OPTIONS",
      headers: {
        origin: "https://m.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "accesstoken",
      },
    });
  for (const path of ["/buyer/trade/carts", "/common/common/site", "/im/talk/list"])
    expect((await asked(path)).headers.get("access-control-allow-origin")).toBe("https://m.example");
});

test("[AP-09] [SB-07] a client of the reference backend chats over its socket, and the shop's other paths keep working", async () => {
  const { accessToken } = await buyer(shop);
  const phone = await connect(`${running.address}/lili/webSocket/${accessToken}`);
  phone.ask({ operationType: "PING" });
  expect(await phone.next()).toEqual({ messageResultType: "SYSTEM_TIPS", result: "PONG" });
  phone.socket.close();
  const talks = await fetch(`${running.address.replace("ws", "http")}/im/talk/list`, { headers: { accessToken } });
  expect(await talks.json()).toMatchObject({ success: true, result: [] });
});
