import { readFileSync } from "node:fs";
import { allCalls } from "@sundry/api/contract";
import { send as sendLine } from "@sundry/api/contract/im";
import { applyFirst } from "@sundry/api/contract/storeEntry";
import { beforeAll, expect, test } from "vitest";
import { uploads } from "#server/db/schema/upload.ts";
import { nextId } from "#server/ids.ts";
import { addressOf } from "#server/modules/platform/upload/address.ts";
import { referenceCalls, referenceEntities } from "../../api/test/reference/facts.ts";
import { shippedOrder } from "./afterSales.ts";
import type { TestBuyer } from "./buyers.ts";
import { demoOwner } from "./demoOwner.ts";
import { FieldRecorder } from "./dialect/fieldRecorder.ts";
import { host, md5, otherClients } from "./dialect/otherClients.ts";
import { distributionSteps } from "./distributionSteps.ts";
import { completedLine } from "./reviewable.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({
  dialect: "reference",
  chat: "desk",
  oidc: { providers: [], demo: false, origin: host },
});
const { ask } = otherClients(shop);
const steps = distributionSteps(shop);
const recorder = new FieldRecorder();
const asked = new Set<string>();

type Row = Readonly<Record<string, string>>;
type Page = { records: Row[] };

/** Sends a call as that backend has it and records what its answer lacks; parameters are in the address. */
async function read<T>(id: string, values: Readonly<Record<string, unknown>> = {}, as?: TestBuyer): Promise<T> {
  const call = referenceCalls.get(id);
  if (!call) throw new Error(`no call ${id}`);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const query = new URLSearchParams(
    Object.entries(values)
      .filter(([name]) => !call.path.includes(`{${name}}`))
      .map(([name, value]) => [name, String(value)]),
  );
  const { body } = await ask(`${call.method} ${path}?${query.toString()}`, as && { accessToken: as.accessToken });
  if (!body.success) throw new Error(`${id} ${query.toString()} was refused: ${body.code} ${body.message}`);
  recorder.check(call.answer, body.result, id);
  asked.add(id);
  return body.result as T;
}

const firstOf = ({ records }: Page): Row => {
  const [row] = records;
  if (!row) throw new Error("an empty page");
  return row;
};
const idIn = (row: Row | undefined, name = "id") => row?.[name] ?? "";
const everyRow = { pageNumber: 1, pageSize: 100 };

async function walkGoods(owner: TestBuyer): Promise<void> {
  const found = await read<Page>("goods.search", everyRow);
  for (const { goodsId, id } of found.records.slice(0, 40)) {
    await read("goods.skuDetail", { goodsId, skuId: id }, owner);
    await read("goods.get", { goodsId });
  }
  const [category] = await read<Row[]>("goods.categoryChildren", { parentId: "0" });
  await read("goods.related", { categoryId: idIn(category) });
  await read("goods.hotWords", { count: 5 });
  const slots = await read<{ timeLine: number }[]>("seckill.today");
  await read("seckill.byTimeline", { timeline: slots[0]?.timeLine });
  await read("footprint.list", everyRow, owner);
  const reviewed = found.records.find((row) => Number(row["commentNum"]) > 0);
  await read("evaluation.listForGoods", { goodsId: idIn(reviewed, "goodsId"), ...everyRow });
  await read("evaluation.counts", { goodsId: idIn(reviewed, "goodsId") });
}

async function walkBasket(owner: TestBuyer): Promise<void> {
  const { records } = await read<Page>("goods.search", everyRow);
  for (const { records: free } of [await read<Page>("coupon.list", everyRow)])
    for (const { id: couponId } of free.slice(0, 6))
      await ask(`GET /buyer/promotion/coupon/receive/${couponId}`, owner);
  for (const row of records) await ask(`POST /buyer/trade/carts?skuId=${idIn(row)}&num=200`, owner);
  await read("cart.getAll", {}, owner);
  const { canUseCoupons } = await read<{ canUseCoupons: Row[] }>("cart.getChecked", { way: "CART" }, owner);
  for (const { id: memberCouponId } of canUseCoupons)
    await ask(`GET /buyer/trade/carts/select/coupon?way=CART&memberCouponId=${memberCouponId}&used=true`, owner);
  await read("cart.selectReceipt", { way: "CART", receiptTitle: "Mei Tanaka", receiptContent: "Goods" }, owner);
  await read("cart.getChecked", { way: "CART" }, owner);
  await read("cart.count", {}, owner);
  await read("cart.couponCount", { way: "CART" }, owner);
  await read("cart.shippingMethods", { way: "CART" }, owner);
  await read("coupon.mine", everyRow, owner);
  await read("coupon.canUse", { storeId: "0", scopeId: "", totalPrice: 100_000, ...everyRow }, owner);
  await read("coupon.activity", {}, owner);
  const [one] = records;
  await ask(`POST /buyer/trade/carts?skuId=${idIn(one)}&num=200&cartType=BUY_NOW`, owner);
  const placed = await shop.app.request(`${host}/buyer/trade/carts/create/trade`, {
    method: "POST",
    headers: { "content-type": "application/json", accessToken: owner.accessToken },
    body: JSON.stringify({ way: "BUY_NOW", client: "PC" }),
  });
  const { result: trade } = (await placed.json()) as { result: Row };
  recorder.check({ name: "", type: "Trade", optional: false }, trade, "cart.createTrade");
  asked.add("cart.createTrade");
  const bill = { orderType: "TRADE", sn: trade["sn"], clientType: "PC" };
  await read("cashier.detail", bill, owner);
  await read("cashier.result", bill, owner);
  await read("cashier.pay", { ...bill, paymentMethod: "ALIPAY", paymentClient: "NATIVE" }, owner);
}

async function walkOrders(owner: TestBuyer): Promise<void> {
  const { records } = await read<Page>("order.list", { ...everyRow, tag: "ALL" }, owner);
  for (const { sn: orderSn } of records) {
    await read("order.get", { orderSn }, owner);
    await read("order.packages", { orderSn }, owner);
    await read("order.tracesList", { orderSn }, owner);
  }
  const sent = records.find((row) => row["orderStatus"] === "DELIVERED");
  await read("order.traces", { orderSn: idIn(sent, "sn") }, owner);
  await read("order.invoice", { orderSn: idIn(sent, "sn") }, owner).catch(() => undefined);
  for (const { sn } of (await read<Page>("afterSale.list", everyRow, owner)).records) {
    await read("afterSale.get", { sn }, owner);
    await read("afterSale.logs", { sn }, owner);
    await read("afterSale.storeAddress", { sn }, owner);
  }
  await read("afterSale.reasons", { serviceType: "RETURN_GOODS" }, owner);
  const bought = await shippedOrder(shop, { cents: 500, num: 2 });
  await read("afterSale.applyInfo", { sn: bought.lineSn }, bought.someone);
  const about = { orderItemSn: bought.lineSn, goodsId: bought.sku.goodsId, skuId: bought.sku.skuId };
  const why = { serviceType: "RETURN_GOODS", reason: "Not as described" };
  const { sn } = await read<Row>("afterSale.apply", { ...about, ...why, num: 1 }, bought.someone);
  await read("afterSale.cancel", { afterSaleSn: sn }, bought.someone);
  const done = await completedLine(shop);
  const { orderItemSn, goodsId, skuId } = done;
  await read("evaluation.add", { orderItemSn, goodsId, skuId, grade: "GOOD", content: "Sturdy." }, done.buyer);
  for (const { id } of (await read<Page>("complaint.list", everyRow, owner)).records) {
    await read("complaint.get", { id }, owner);
    await read("complaint.communicate", { complainId: id, content: "Any news?" }, owner);
  }
  for (const { id } of (await read<Page>("evaluation.listMine", everyRow, owner)).records)
    await read("evaluation.get", { id }, owner);
  await read("receipt.list", everyRow, owner);
  const invoice = { receiptTitle: "Tanaka Trading", receiptContent: "Goods" };
  const saved = await read<Row | null>("receipt.save", invoice, owner);
  await read(
    "receipt.get",
    { id: saved?.["id"] ?? firstOf(await read<Page>("receipt.list", everyRow, owner))["id"] },
    owner,
  );
}

async function walkMember(owner: TestBuyer): Promise<void> {
  await read("member.me", {}, owner);
  await read("member.editOwn", { nickName: "Mei" }, owner);
  await read("address.list", everyRow, owner);
  const address = firstOf(await read<Page>("address.list", everyRow, owner));
  await read("address.get", { id: address["id"] }, owner);
  await read("address.getDefault", {}, owner);
  const goods = firstOf(await read<Page>("goods.search", { keyword: "teapot" }));
  await read("favourite.add", { id: goods["id"] }, owner);
  await read("favourite.isGoods", { id: goods["id"] }, owner);
  await read("favourite.list", everyRow, owner);
  const store = firstOf(await read<Page>("store.list", everyRow));
  await read("favourite.addStore", { id: store["id"] }, owner).catch(() => undefined);
  await read("favourite.isStore", { id: store["id"] }, owner);
  await read("favourite.listStores", everyRow, owner);
  await read("wallet.get", {}, owner);
  await read("wallet.logs", everyRow, owner);
  await read("wallet.recharge", { price: 20 }, owner);
  await read("wallet.rechargeList", everyRow, owner);
  await read("wallet.withdraw", { price: 1, realName: "Mei Tanaka", connectNumber: "mei" }, owner);
  await read("wallet.withdrawList", everyRow, owner);
  await read("wallet.withdrawalSetting", {}, owner);
  await read("points.summary", {}, owner);
  await read("points.history", everyRow, owner);
  await read("message.list", everyRow, owner);
  const countries = await read<Row[]>("region.children", { id: "0" });
  for (const { id } of countries.slice(0, 3)) await read("region.children", { id });
  await read("region.resolve", { cityCode: "Jinhua", townName: "Yiwu" });
  await applyAsStore(owner);
  await read("store.applyStatus", {}, owner);
}

/** The first step of a store application, with papers that the buyer has uploaded. */
async function applyAsStore({ id: memberId, client }: TestBuyer): Promise<void> {
  const name = `${"0".repeat(40)}.webp`;
  const createdAt = new Date(shop.clock.at);
  await shop.database.db.insert(uploads).values({ id: nextId(shop.services), memberId, name, bytes: 1, createdAt });
  const paper = addressOf({ name, private: false });
  await client.send(applyFirst, {
    companyName: "Mei Basket Weaving Co.",
    companyAddress: "18 Chouzhou North Road",
    linkName: "Mei Tanaka",
    linkPhone: "13800138000",
    licencePhoto: paper,
    legalName: "Mei Tanaka",
    legalId: "33078219900101123x",
    legalPhoto: paper,
  });
}

async function walkSessions(): Promise<void> {
  const account = { username: "mei_walks", password: md5("a sound password"), mobilePhone: "", code: "" };
  await read("session.register", account);
  const { refreshToken } = await read<Row>("session.userLogin", account);
  await read("session.refresh", { refreshToken });
  await read("captcha.create", { verificationEnums: "LOGIN" });
  const { token } = await read<Row>("session.qrCreate");
  shop.clock.at += 60_000;
  await read("session.qrPoll", { token, beforeSessionStatus: 0 });
}

async function walkReferrals(): Promise<void> {
  const distributor = await steps.distributor();
  const bought = await steps.customerOf(distributor.code, 2);
  await steps.grantFree(distributor.code, 10_000);
  await read("distribution.get", {}, distributor);
  await read("distribution.goods", everyRow, distributor);
  await read("distribution.cash", { price: 5 }, distributor);
  await read("distribution.cashList", everyRow, distributor);
  await read("distribution.orders", everyRow, distributor);
  expect(bought.sn).not.toBe("");
}

async function walkContent(owner: TestBuyer): Promise<void> {
  await read("site.get");
  await read("page.home", { clientType: "PC" });
  await read("page.find", { pageClientType: "PC", pageType: "INDEX" });
  const [topic] = await shop.database.query<{ id: string }>("select id from pages where type = 'SPECIAL' limit 1", []);
  await read("page.get", { id: topic?.id });
  await read("article.categories");
  const article = firstOf(await read<Page>("article.list", everyRow));
  await read("article.get", { id: article["id"] });
  await read("article.getByType", { type: "ABOUT" });
  for (const { id, storeId = id } of (await read<Page>("store.list", everyRow)).records.slice(0, 5)) {
    await read("store.get", { id: storeId });
    await read("store.licence", { id: storeId });
    await read("store.labels", { id: storeId });
    await read("store.pickupPoints", { storeId, ...everyRow });
  }
  await read("logistics.list", {}, owner);
  const offer = firstOf(await read<Page>("pointsGoods.list", everyRow));
  await read("pointsGoods.get", { id: offer["id"] });
  await read("pointsGoods.categories", everyRow);
  const { id: talkId } = await read<Row>("im.talkWith", { userId: "0" }, owner);
  await owner.client.send(sendLine, { talkId: talkId ?? "", text: "Hello" });
  await read("im.link", {}, owner);
  await read("im.talks", {}, owner);
  await read("im.messages", { talkId }, owner);
}

/** Fields that the document names, with the reason why they stay away. */
function explained(): Map<string, string> {
  const text = readFileSync(new URL("../../../docs/reference-backend.md", import.meta.url), "utf8");
  const rows = [...text.matchAll(/^\| (`[A-Z]\w+\.\w+`(?:, `\w+(?:\.\w+)?`)*) \| (.+) \|$/gm)];
  return new Map(
    rows.flatMap(([, names = "", reason = ""]) => {
      let entity = "";
      return [...names.matchAll(/`(?:([A-Z]\w+)\.)?(\w+)`/g)].map(([, named, field = ""]) => {
        entity = named ?? entity;
        return [`${entity}.${field}`, reason] as const;
      });
    }),
  );
}

beforeAll(async () => {
  const owner = await demoOwner(shop);
  await walkGoods(owner);
  await walkBasket(owner);
  await walkOrders(owner);
  await walkMember(owner);
  await walkReferrals();
  await walkContent(owner);
  await walkSessions();
}, 120_000);

test("[AP-09] every field that a value object of the reference backend declares is there with a value of its type, or the document says why not", () => {
  const reasons = explained();
  expect([...recorder.faults].filter(([field]) => !reasons.has(field))).toEqual([]);
  expect([...reasons.keys()].filter((field) => !recorder.faults.has(field))).toEqual([]);
});

/** Value objects in no answer, and reads that are not sent, because this shop does not have what they are about. */
const notHere = {
  objects: [
    "Brand",
    "DistributionGoodsRecord",
    "ImSocketMessage",
    "OrderVO",
    "PintuanMember",
    "PromotionGoods",
    "StoreRemark",
  ],
  // The socket is no call, and the last one answers without an envelope.
  reads: ["im.socket", "pintuan.members", "wallet.checkPassword"],
};

test("[AP-09] the answers hold every value object but those of what this shop does not have", () => {
  expect([...referenceEntities.keys()].filter((name) => !recorder.seen.has(name)).sort()).toEqual(notHere.objects);
});

test("[AP-09] every read of that backend was sent", () => {
  const reads = [...referenceCalls.values()].filter(({ id, method }) => method === "GET" && !allCalls[id]?.unsafe);
  expect(reads.flatMap(({ id }) => (asked.has(id) ? [] : [id])).sort()).toEqual(notHere.reads);
});
