import { getDefault } from "@sundry/api/contract/address";
import { related, search } from "@sundry/api/contract/goods";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { choosePlace } from "../../../shared/delivery/deliveryPlace.ts";
import { visitorCountry } from "../../../shared/delivery/visitorCountry.ts";
import { address, manyGoods } from "../../../testing/entities.ts";
import { answer, expectAddress, expectCount, fail, pageOf, renderPage } from "../../../testing/renderPage.tsx";

const cards = page.getByRole("main").getByRole("article");
const arrivesTo = Date.UTC(2026, 2, 14, 4);
const market = [
  answer(search, ({ sort }) => {
    const rows = manyGoods(3).map((row, place) => ({ ...row, ...(sort === "arrival" && place < 2 && { arrivesTo }) }));
    return pageOf(rows, 3);
  }),
  answer(related, { categories: [], brands: [], paramOptions: [] }),
];
const country = visitorCountry(navigator.languages);

test("[GD-01] sorted by arrival at a buyer's default address, cards say by when they arrive", async () => {
  const own = address({ consigneeAddressIdPath: "156,330000,330700,330782" });
  const shop = await renderPage("/goodsList?keyword=umbrella", { answers: [...market, answer(getDefault, own)] });
  await expectCount(cards, 3);
  await page.getByRole("group", { name: "Sort by" }).getByRole("button", { name: "Fastest arrival" }).click();
  await expectAddress(/keyword=umbrella&sort=arrival&order=asc$/);
  await expect.element(cards.first()).toMatchTextContent(/Arrives by .*14/);
  await expect.element(cards.last()).not.toMatchTextContent(/Arrives by/);
  expect(shop.sent(search).at(-1)).toMatchObject({ sort: "arrival", order: "asc", regionId: "330782" });
});

const likely = country === undefined ? {} : { country };

test("[GD-01] a visitor's place is the country that they chose, otherwise that of their languages", async () => {
  const visit = { answers: market, loggedIn: false, locale: "zh" } as const;
  const shop = await renderPage("/goodsList?keyword=umbrella&sort=arrival", visit);
  await expect.element(cards.first()).toMatchTextContent(/预计.*14.*前送达/);
  expect(shop.sent(search)).toEqual([expect.objectContaining({ sort: "arrival", ...likely })]);
  onTestFinished(() => choosePlace(undefined));
  choosePlace("276");
  await expect.poll(() => shop.sent(search).at(-1)).toMatchObject({ regionId: "276" });
});

test("[GD-01] a list by arrival is shown for the visitor's country if the buyer's address can't be read", async () => {
  const shop = await renderPage("/goodsList?keyword=lamp&sort=arrival", {
    answers: [...market, fail(getDefault, "server")],
  });
  await expectCount(cards, 3);
  expect(shop.sent(search).at(-1)).toMatchObject({ keyword: "lamp", ...likely });
});
