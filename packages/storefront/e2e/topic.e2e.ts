import { expect, test } from "@playwright/test";
import { circumstances, expectAccessible, openIn } from "./accessible.ts";
import { answerWith, failAt } from "./answers.ts";

const topic = (list: unknown) => ({
  id: "9",
  name: "Rainy week",
  pageData: JSON.stringify({ list }),
  pageType: "SPECIAL",
});

const banner = {
  type: "bannerAdvert",
  options: {
    list: [{ name: "Umbrellas by the dozen", describe: "From 12 pieces", url: "/goodsList?keyword=umbrella" }],
  },
};

const recommend = {
  type: "recommend",
  options: {
    title: "Rain gear",
    list: [{ name: "Folding umbrella", price: 3.48, url: "/goodsDetail?skuId=1&goodsId=1" }],
  },
};

test("[GD-08] [BK-22] a topic shows its blocks under its own name", async ({ page }) => {
  await answerWith(page, "page/get/*", topic([recommend, recommend]));
  await page.goto("/#/topic?id=9");
  await expect(page).toHaveTitle("Rainy week - Topic - Sundry");
  await expect(page.getByRole("heading", { level: 1, name: "Rainy week" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rain gear" })).toHaveCount(2);
});

test("[GD-08] [BK-17] unknown blocks and broken data leave the rest working", async ({ page }) => {
  await answerWith(
    page,
    "page/get/*",
    topic([{ type: "hologram" }, null, { type: "recommend", options: 7 }, recommend]),
  );
  await page.goto("/#/topic?id=9");
  await expect(page.getByRole("heading", { name: "Rain gear" })).toBeVisible();
});

test("[GD-08] the link can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answerWith(page, "page/get/*", topic([recommend]));
  await page.goto("/#/topic?id=9");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

for (const address of ["/topic?id=no-such", "/topic", "/topic?id="])
  test(`[GD-08] ${address} says that the topic has ended`, async ({ page }) => {
    await page.goto(`/#${address}`);
    await expect(page.getByRole("heading", { level: 1, name: "This topic has ended" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL(/#\/$/);
  });

for (const how of ["server", "network"] as const)
  test(`[GD-08] a failure (${how}) can be retried`, async ({ page }) => {
    const restore = await failAt(page, "page/get/*", how);
    await page.goto("/#/topic?id=9");
    await expect(page.getByRole("alert")).toContainText("Couldn't load the topic");
    restore();
    await answerWith(page, "page/get/*", topic([banner]));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Rainy week" })).toBeVisible();
  });

for (const at of circumstances)
  test(`[GD-08] [HM-16] a topic in ${at.name}`, async ({ page }) => {
    await openIn(page, "/topic?id=210036544609671745", at);
    const name = at.locale === "zh" ? "金秋集市：整箱专场" : "Harvest Fair: full cartons";
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expectAccessible(page);
  });
