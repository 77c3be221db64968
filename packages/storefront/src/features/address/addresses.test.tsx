import { get, list } from "@sundry/api/contract/address";
import { children } from "@sundry/api/contract/region";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { address } from "../../testing/entities.ts";
import { answer, pageConditions, expectAccessible, fail, goTo, pageOf, renderPage } from "../../testing/renderPage.tsx";

const cards = page.getByRole("main").getByRole("article");
const path = ["China", "Zhejiang", "Jinhua", "Yiwu"];

/** One region inside the other; ids count from the top. */
const regions = answer(children, ({ id }) => {
  const place = Number(id);
  const name = path[place];
  return name ? [{ id: `${place + 1}`, parentId: `${place}`, name, level: "city", hasChildren: place < 3 }] : [];
});

test("[MC-14] a buyer who came from checkout goes back there; other return addresses are ignored", async () => {
  const cancel = page.getByRole("link", { name: "Cancel" });
  const shop = await renderPage(`/home/AddAddress?from=${encodeURIComponent("/pay?way=CART")}`, {
    answers: [regions],
  });
  await expect.element(cancel).toHaveAttribute("href", "#/pay?way=CART");
  await shop.reload(`/home/AddAddress?from=${encodeURIComponent("https://evil.example/")}`);
  await expect.element(cancel).toHaveAttribute("href", "#/home/MyAddress");
});

test("[MC-14] [AP-04] a list of addresses that failed can be loaded again", async () => {
  const shop = await renderPage("/home/MyAddress", { answers: [fail(list, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(answer(list, pageOf([address()])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(cards).toMatchTextContent("18 Chouzhou North Road");
});

test("[VA-04] [MC-14] an empty form marks each field, and the region is found by typing, by keyboard alone", async () => {
  await renderPage("/home/AddAddress", { answers: [regions] });
  await page.getByRole("button", { name: "Save address" }).click();
  await expect.element(page.getByLabelText("Full name", { exact: true })).toHaveFocus();
  for (const fault of ["Enter the recipient's name.", "Enter the street and number.", /^Choose a region/])
    await expect.element(page.getByText(fault)).toBeVisible();
  const region = page.getByRole("combobox", { name: "Region" });
  (region.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  for (const name of path) {
    await expect.element(page.getByRole("option", { name, exact: true })).toBeVisible();
    await userEvent.keyboard(`${name}{Enter}`);
  }
  await expect.element(region).toMatchTextContent("China / Zhejiang / Jinhua / Yiwu");
});

for (const at of pageConditions)
  test(`[HM-16] addresses and their form in ${at.name}`, async () => {
    await renderPage("/home/MyAddress", {
      ...at,
      answers: [answer(list, pageOf([address()])), answer(get, address()), regions],
    });
    await expect.element(cards).toBeVisible();
    await expectAccessible();
    goTo("/home/AddAddress?id=1");
    await page.getByRole("button", { name: /^(Paste a full address|粘贴整段地址)$/ }).click();
    await expect.element(page.getByLabelText(/^(Full address|整段地址)/)).toBeVisible();
    await expectAccessible();
  });
