import { list, receive } from "@sundry/api/contract/coupon";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { coupon } from "../../testing/entities.ts";
import { answer, goTo, pageOf, renderPage } from "../../testing/renderPage.tsx";
import { chooseLocale } from "./locale.ts";

test("[HM-10] [GD-06] the claim dialog is in the language chosen on another page", async () => {
  await renderPage("/not-a-page", { answers: [answer(list, pageOf([coupon()])), answer(receive, null)] });
  await page.getByRole("combobox", { name: "Language" }).first().selectOptions("zh");
  goTo("/coupon");
  await page.getByRole("main").getByRole("button", { name: /^领取/ }).click();
  const dialog = page.getByRole("dialog", { name: "领取成功" });
  await expect.element(dialog).toMatchTextContent("优惠券领取成功，可到我的优惠券页面查看");
  await expect.element(dialog.getByRole("link", { name: "我的优惠券" })).toBeVisible();
});

test("[HM-10] the last choice wins if the language is changed twice at once", async () => {
  await renderPage("/not-a-page");
  await Promise.all([chooseLocale("zh"), chooseLocale("en")]);
  await expect.element(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Language" }).first()).toHaveValue("en");
});
