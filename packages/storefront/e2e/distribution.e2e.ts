import { expect, test } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { logIn, openAsBuyer, registerBuyer } from "./buyers.ts";
import { market } from "./market.ts";

test("[MC-12] a buyer applies and is accepted; a visitor who opens the link is linked after logging in, and the code is then forgotten", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/home/Distribution");
  await page.getByLabel("Full name").fill("Mei Tanaka");
  await page.getByLabel("ID number").fill("330782199001011234");
  await page.getByLabel("Bank account holder").fill("Mei Tanaka");
  await page.getByLabel("Bank account number").fill("6222020200001234567");
  await page.getByLabel("Bank and branch").fill("Yiwu Chouzhou Road");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("heading", { name: "Your application is under review" })).toBeVisible();
  await expect(page.getByText("****1234")).toBeVisible();
  const { id: code } = (await asBuyer(page, "GET", "/distribution")) as { id: string };
  await market("distributor", code, "pass");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Your products" })).toBeVisible();

  const friend = await registerBuyer(request);
  const own = await browser.newContext({ baseURL: baseURL ?? "" });
  const visitor = await own.newPage();
  const bound: string[] = [];
  visitor.on("request", (call) => call.url().includes("bindingDistribution") && bound.push(call.url()));
  await visitor.goto(`/#/?distributionId=${code}`);
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem("distributionId"))).toBe(code);
  expect(bound).toEqual([]);
  await visitor.goto("/#/login");
  await logIn(visitor, friend);
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem("distributionId"))).toBeNull();
  expect(bound.map((url) => url.split("/").at(-1))).toEqual([code]);
  await own.close();
});
