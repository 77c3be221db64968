import { expect, type Page, test } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { addAddress, balanceOf, ordersOf, payFromWallet } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { market } from "./market.ts";
import { openWithReceived } from "./received.ts";

interface Item {
  sn: string;
  skuId: string;
  goodsId: string;
  num: number;
  unitPrice: number;
  flowPrice: number;
  afterSaleStatus: string;
  complainStatus: string;
  isRefund: string;
}

async function orderOf(page: Page, sn: string) {
  return (await asBuyer(page, "GET", `/order/${sn}`)) as {
    order: { flowPrice: number; orderStatus: string; priceDetailDTO: { couponPrice: number } };
    orderItems: [Item];
  };
}

/** The server's record of the buyer on the page: money, points, coupons, and the last transactions. */
async function possessionsOf(page: Page) {
  const [points, coupons, log] = (await Promise.all([
    asBuyer(page, "GET", "/member/memberPointsHistory/getMemberPointsHistoryVO"),
    asBuyer(page, "GET", "/coupon/getCoupons", { params: { memberCouponStatus: "NEW" } }),
    asBuyer(page, "GET", "/money/log"),
  ])) as [{ point: number; pendingPoint: number }, { total: number }, { records: { money: number }[]; total: number }];
  const moved = log.records.map(({ money }) => money);
  return {
    money: await balanceOf(page),
    points: points.point,
    pending: points.pendingPoint,
    coupons: coupons.total,
    moved,
  };
}

const titlesOf = async (page: Page) =>
  ((await asBuyer(page, "GET", "/message")) as { records: { title: string }[] }).records.map(({ title }) => title);

test("[MC-04] [MC-05] [MC-13] a declined return becomes a complaint and is decided; nothing is paid that was not approved", async ({
  page,
  request,
}) => {
  const line = await openWithReceived(page, request);
  const before = await possessionsOf(page);
  const { sn } = (await asBuyer(page, "POST", `/afterSale/save/${line.itemSn}`, {
    form: {
      num: "1",
      serviceType: "RETURN_GOODS",
      reason: "Damaged when it arrived",
      problemDesc: "Two ribs are bent",
    },
  })) as { sn: string };
  await market("after-sale", sn, "refuse", "They", "were", "straight");
  await page.goto(`/#/home/AfterSaleDetail?sn=${sn}`);
  await page.getByRole("main").getByRole("link", { name: "Complain", exact: true }).click();
  await page.getByLabel(/^What is it about/).selectOption("The description is misleading");
  await page.getByLabel(/^What happened/).fill("The ribs were bent when I opened the parcel.");
  await page.getByRole("button", { name: "File complaint" }).click();
  await expect(page).toHaveURL(/ComplainDetail\?id=\d+/);
  const id = /id=(\d+)/.exec(page.url())?.[1] ?? "";
  await market("complaint-answer", id, "Packed", "with", "care.");
  await market("complaint-rule", id, "Use", "bent", "the", "ribs.");
  await page.reload();
  await expect(page.getByRole("region", { name: "Store response" })).toContainText("Packed with care.");
  await expect(page.getByText("Use bent the ribs.")).toBeVisible();
  expect(await possessionsOf(page)).toEqual(before);
  const { order, orderItems } = await orderOf(page, line.sn);
  expect(order.orderStatus).toBe("COMPLETED");
  expect(orderItems[0]).toMatchObject({
    afterSaleStatus: "NOT_APPLIED",
    isRefund: "NO_REFUND",
    complainStatus: "COMPLETE",
  });
  expect(await titlesOf(page)).toEqual(
    expect.arrayContaining([
      "Request declined",
      "The store replied to your complaint",
      "We have decided on your complaint",
    ]),
  );
});

interface Offer {
  skuId: string;
  goodsId: string;
  goodsName: string;
  price: number;
  minimum: number;
  quantity: number;
  salesNum: number;
}
interface Slot {
  timeLine: number;
  distanceStartTime: number;
  seckillGoodsList: Offer[];
}

test("[SK-01] [SK-02] [BU-04] [MC-03] a flash sale purchase from round to receipt: the buyer pays the round's price", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await addAddress(page);
  const slots = (await asBuyer(page, "GET", "/seckill")) as Slot[];
  // A product that no other journey buys, cheap enough for the welcome money.
  const fits = ({ goodsName, price, minimum, quantity, salesNum }: Offer) =>
    !/umbrella|teapot|crochet|scarf|sewing kit/i.test(goodsName) &&
    price * minimum < 60 &&
    quantity - salesNum >= minimum;
  const slot = slots[0];
  const offer = slot?.seckillGoodsList.find(fits);
  if (!slot || !offer) throw new Error("the flash sale has nothing that fits");
  await page.goto(`/#/seckill?slot=${slot.timeLine}`);
  const buy = page.getByRole("link", { name: `Buy now: ${offer.goodsName}` });
  // Before the day's first round nothing can be bought at the sale price, so there is nothing else to check.
  if (slot.distanceStartTime > 0) return expect(buy).toHaveCount(0);
  const before = await possessionsOf(page);
  const stockOf = async () => {
    const detail = await asBuyer(page, "GET", `/goods/sku/${offer.goodsId}/${offer.skuId}`);
    return (detail as { data: { quantity: number } }).data.quantity;
  };
  const stock = await stockOf();
  await buy.click();
  await expect(page.getByRole("heading", { level: 1, name: offer.goodsName })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(offer.price.toFixed(2));
  await page.getByRole("main").getByRole("button", { name: "Buy now", exact: true }).click();
  await page.getByRole("button", { name: "Place order" }).click();
  await payFromWallet(page);
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  const sn = (await ordersOf(page))[0]?.sn ?? "";
  await market("ship", sn);
  await page.goto(`/#/home/OrderDetail?sn=${sn}`);
  await page.getByRole("button", { name: "Confirm receipt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm receipt" }).click();
  await expect(page.getByText("This order is complete.")).toBeVisible();
  const { order, orderItems } = await orderOf(page, sn);
  expect(orderItems[0]).toMatchObject({ unitPrice: offer.price, num: offer.minimum });
  const after = await possessionsOf(page);
  expect(after.money).toBeCloseTo(before.money - order.flowPrice, 2);
  expect(after.moved).toEqual([-order.flowPrice, ...before.moved]);
  expect(after.points).toBe(before.points);
  expect(after.pending).toBe(before.pending + Math.floor(order.flowPrice));
  // The best coupon is applied at once.
  const spent = order.priceDetailDTO.couponPrice > 0 ? 1 : 0;
  expect(after.coupons).toBe(before.coupons - spent);
  expect(await stockOf()).toBe(stock - offer.minimum);
  const sold = ((await asBuyer(page, "GET", "/seckill")) as Slot[])[0]?.seckillGoodsList.find(
    ({ skuId }) => skuId === offer.skuId,
  )?.salesNum;
  expect(sold).toBe(offer.salesNum + offer.minimum);
});
