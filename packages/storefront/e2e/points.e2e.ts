import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { addAddress } from "./bills.ts";
import { logIn, openAsBuyer, registerBuyer } from "./buyers.ts";

/** A reward, as the rewards store returns it. */
interface Offer {
  id: string;
  goodsName: string;
  points: number;
  activeStock: number;
}

const mallList = (page: Page) => page.getByRole("list", { name: "Rewards" });

/** The cheapest reward in stock; a new buyer has enough points for it. */
async function cheapest(request: APIRequestContext): Promise<Offer> {
  const answer = await request.get("/api/pointsGoods", { params: { sort: "points", order: "asc", pageSize: 50 } });
  const { result } = (await answer.json()) as { result: { records: Offer[] } };
  const offer = result.records.find(({ activeStock }) => activeStock > 0);
  if (!offer) throw new Error("No rewards right now");
  return offer;
}

async function ownPoints(page: Page): Promise<number> {
  const path = "/member/memberPointsHistory/getMemberPointsHistoryVO";
  return ((await asBuyer(page, "GET", path)) as { point: number }).point;
}

test("[GD-05] [RT-09] a visitor browses the rewards store by category; redeeming asks for a login and continues after it", async ({
  page,
  request,
}) => {
  const username = await registerBuyer(request);
  const { id, goodsName } = await cheapest(request);
  await page.goto("/#/PointMall");
  await expect(page.getByText("Log in to see and redeem your points")).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(0);
  await page.getByRole("tab", { name: "On the road" }).click();
  await expect(page).toHaveURL(/#\/PointMall\?categoryId=\d+$/);
  await expect(mallList(page).getByRole("link", { name: "Leather luggage tag, embossed" })).toBeVisible();
  await expect(mallList(page).getByRole("link", { name: goodsName })).toHaveCount(0);
  await page.getByRole("tab", { name: "All", exact: true }).click();
  await mallList(page).getByRole("link", { name: goodsName }).click();
  await expect(page).toHaveURL(new RegExp(`/pointGoodsDetail\\?id=${id}$`));
  await expect(page.getByText("Your points")).toHaveCount(0);
  await page.getByRole("button", { name: "Redeem" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Login now" }).click();
  await logIn(page, username);
  await expect(page).toHaveURL(/#\/pay\?way=POINTS$/);
  await expect(page.getByRole("complementary", { name: "Summary" })).toContainText("Paid with points");
});

test("[GD-05] [MC-11] a redemption: the order takes points, shipping is paid in money, the history shows it, and the filter leaves out what the rest is too little for", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await addAddress(page);
  const { id, goodsName, points } = await cheapest(request);
  const before = await ownPoints(page);
  await page.goto(`/#/pointGoodsDetail?id=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: goodsName })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: `${before.toLocaleString("en")} points` })).toBeVisible();
  await page.getByRole("button", { name: "Redeem" }).click();
  await expect(page).toHaveURL(/#\/pay\?way=POINTS$/);
  await expect(page.getByRole("complementary", { name: "Summary" })).toContainText(`${points} points`);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/#\/(payMent|payDone)\?/);
  expect(await ownPoints(page)).toBe(before - points);
  await page.goto("/#/home/Point");
  const newest = page.getByRole("list", { name: "Points history" }).getByRole("listitem").first();
  await expect(newest).toContainText(/Redeemed with order O\d+/);
  await expect(newest).toContainText(`−${points}`);
  await expect(page.getByRole("list", { name: "Points history" })).toContainText("Welcome gift");
  await page.goto("/#/PointMall");
  await expect(mallList(page).getByText(/You need .* more/)).not.toHaveCount(0);
  const affordable = page.getByRole("switch", { name: "Only rewards I can redeem" });
  await affordable.click();
  await expect(page).toHaveURL(/affordable=true/);
  await expect(mallList(page).getByText(/You need .* more/)).toHaveCount(0);
  await page.reload();
  await expect(affordable).toBeChecked();
});
