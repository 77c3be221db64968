import { expect, test } from "@playwright/test";
import { openAsBuyer } from "./buyers.ts";

test("[HM-03] [SE-01] a buyer has the menu, orders, viewed products and messages in the header, and can log out", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/");
  const bar = page.getByRole("region", { name: "Account and settings" });
  for (const [name, path] of [
    ["My orders", /#\/home\/MyOrder$/],
    ["Recently viewed", /#\/home\/MyTracks$/],
    ["Messages", /#\/home\/MsgList$/],
  ] as const)
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  await bar.getByRole("button", { name: /^Account of / }).press("Enter");
  await expect(bar.getByRole("link", { name: "My Sundry" })).toHaveAttribute("href", /#\/home$/);
  await expect(bar.getByRole("link", { name: "Favourites" })).toHaveAttribute("href", /#\/home\/Favorites$/);
  await bar.getByRole("button", { name: "Log out" }).click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/login/);
  expect(await page.evaluate(() => [localStorage.getItem("userInfo"), localStorage.getItem("accessToken")])).toEqual([
    null,
    null,
  ]);
});
