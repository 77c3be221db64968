import { get, list } from "@sundry/api/contract/address";
import { children } from "@sundry/api/contract/region";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { address } from "../../testing/entities.ts";
import { answer, circumstances, expectAccessible, fail, goTo, pageOf, renderPage } from "../../testing/renderPage.tsx";

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

test("[MC-14] [AP-04] a list of addresses that failed loads again", async () => {
  const shop = await renderPage("/home/MyAddress", { answers: [fail(list, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(answer(list, pageOf([address()])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(cards).toMatchTextContent("18 Chouzhou North Road");
});

for (const at of circumstances)
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
