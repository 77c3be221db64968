import { expect, test } from "@playwright/test";
import { answerWith } from "./answers.ts";

const topic = (list: unknown) => ({
  id: "9",
  name: "Rainy week",
  pageData: JSON.stringify({ list }),
  pageType: "SPECIAL",
});

const recommend = {
  type: "recommend",
  options: {
    title: "Rain gear",
    list: [{ name: "Folding umbrella", price: 3.48, url: "/goodsDetail?skuId=1&goodsId=1" }],
  },
};

test("[GD-08] the link can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answerWith(page, "page/get/*", topic([recommend]));
  await page.goto("/#/topic?id=9");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
