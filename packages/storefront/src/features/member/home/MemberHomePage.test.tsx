import { list as addresses } from "@sundry/api/contract/address";
import { list as favourites } from "@sundry/api/contract/favourite";
import { list as footprints } from "@sundry/api/contract/footprint";
import { me, overview } from "@sundry/api/contract/member";
import { list as orders } from "@sundry/api/contract/order";
import { mine } from "@sundry/api/contract/coupon";
import { get as wallet } from "@sundry/api/contract/wallet";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { buyer, favouriteGoods, goods, memberOverview, teapot } from "../../../testing/entities.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  goTo,
  pageOf,
  renderPage,
} from "../../../testing/renderPage.tsx";

const home: readonly Answer[] = [
  answer(overview, memberOverview()),
  answer(favourites, pageOf([])),
  answer(footprints, pageOf([])),
  answer(me, buyer()),
];
const balance = page.getByRole("link", { name: /^Balance/ });

test("[MC-01] the member home shows who the buyer is and what they have; without orders it leads to the shop", async () => {
  const member = buyer({ gradeId: "1" });
  await renderPage("/home", {
    answers: [...home, answer(overview, memberOverview({ member })), answer(me, member), answer(orders, pageOf([]))],
  });
  const card = page.getByRole("region", { name: "My Sundry" });
  await expect.element(card).toMatchTextContent("Mei Tanaka");
  await expect.element(card).toMatchTextContent("New member");
  await expect.element(balance).toMatchTextContent("100");
  await expect.element(card.getByRole("link", { name: /^Points/ })).toMatchTextContent("100");
  await expect.element(card.getByRole("link", { name: /^Coupons/ })).toHaveAttribute("href", "#/home/Coupons");
  await expect.element(page.getByText("No orders yet")).toBeVisible();
  const states = page.getByRole("list", { name: "My orders" });
  await states.getByRole("link", { name: /To receive/ }).click();
  await expectAddress("/home/MyOrder?tag=WAIT_ROG");
});

test("[MC-01] at 320 px the labels of the order states stand apart", async () => {
  await renderPage("/home", { width: 320, answers: [...home, answer(orders, pageOf([]))] });
  const states = page.getByRole("list", { name: "My orders" });
  await expectCount(states.getByRole("link"), 5);
  let end = 0;
  for (const link of states.getByRole("link").elements()) {
    const words = document.createRange();
    words.selectNodeContents(link);
    const { left, right } = words.getBoundingClientRect();
    expect(left - end, link.textContent).toBeGreaterThanOrEqual(4);
    end = right;
  }
  expect(end).toBeLessThanOrEqual(304);
});

test("[MC-01] the member home shows favourites and recently viewed products, each with a link to all", async () => {
  await renderPage("/home", {
    answers: [
      ...home,
      answer(favourites, pageOf([favouriteGoods()])),
      answer(footprints, pageOf([goods({ goodsName: teapot })])),
    ],
  });
  for (const [part, all] of [
    ["Favourites", "All favourites"],
    ["Recently viewed", "All recently viewed"],
  ] as const) {
    const region = page.getByRole("region", { name: part, exact: true });
    await expect.element(region.getByRole("link", { name: teapot }).first()).toBeVisible();
    await expect.element(region.getByRole("link", { name: all })).toBeVisible();
  }
});

test("[MC-01] [AP-04] a part that fails says so and can be retried; the others stay", async () => {
  const shop = await renderPage("/home", { answers: [...home, fail(footprints, "server"), fail(overview, "network")] });
  const tracks = page.getByRole("region", { name: "Recently viewed" });
  await expect.element(tracks.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(balance).toMatchTextContent("Not available");
  await expect
    .element(page.getByRole("region", { name: "Favourites", exact: true }))
    .toMatchTextContent("Tap the heart on a product");
  shop.answer(answer(overview, memberOverview()));
  await page.getByRole("region", { name: "Latest orders" }).getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("No orders yet")).toBeVisible();
  await expect.element(balance).toMatchTextContent("100");
  shop.answer(answer(footprints, pageOf([])));
  await tracks.getByRole("button", { name: "Try again" }).click();
  await expect.element(tracks).toMatchTextContent("Products you view show here");
});

test("[MC-01] without an overview, the parts are requested from the backend separately (product 38)", async () => {
  await renderPage("/home", {
    answers: [
      ...home,
      fail(overview, "missing"),
      answer(wallet, { memberWallet: 100, memberFrozenWallet: 0 }),
      answer(orders, pageOf([])),
      answer(mine, pageOf([])),
    ],
  });
  await expect.element(balance).toMatchTextContent("100");
  await expect.element(page.getByRole("link", { name: "Points 100" })).toBeVisible();
  await expect.element(page.getByText("No orders yet")).toBeVisible();
});

test("[MC-01] the menu leads to every page of the member centre and marks the open one", async () => {
  await renderPage("/home", { answers: [...home, answer(addresses, pageOf([]))] });
  const menu = page.getByRole("navigation", { name: "My Sundry" }).first();
  const marked = () => menu.element().querySelector("[aria-current='page']")?.textContent;
  await expectCount(menu.getByRole("link"), 16);
  expect(marked()).toBe("My Sundry");
  await menu.getByRole("link", { name: "Addresses" }).click();
  await expectAddress("/home/MyAddress");
  await expect.poll(marked).toBe("Addresses");
  goTo("/home/AddAddress");
  await expect.element(page.getByLabelText("Street, number, unit")).toBeVisible();
  expect(marked()).toBe("Addresses");
});

test("[HM-16] on a phone the menu is a list at the end of the member home, and each page has a way back", async () => {
  await renderPage("/home", { width: 390, answers: home });
  const menu = page.getByRole("navigation", { name: "My Sundry" });
  await expectCount(menu, 1);
  await menu.getByRole("link", { name: "Profile" }).click();
  await expectAddress("/home/Profile");
  await expectCount(menu, 0);
  await page.getByRole("button", { name: "Back" }).click();
  await expectAddress("/home");
});

for (const at of pageConditions)
  test(`[HM-16] the member home in ${at.name}`, async () => {
    await renderPage("/home", { ...at, answers: [...home, answer(favourites, pageOf([favouriteGoods()]))] });
    await expectCount(page.getByRole("main").getByRole("article"), 1);
    await expectAccessible();
  });
