import { get, home } from "@sundry/api/contract/page";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  renderPage,
} from "../../../testing/renderPage.tsx";

const topic = (list: unknown) => ({
  id: "9",
  name: "Rainy week",
  pageData: JSON.stringify({ list }),
  pageType: "SPECIAL" as const,
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

test("[GD-08] [BK-22] a topic shows its blocks under its own name", async () => {
  await renderPage("/topic?id=9", { answers: [answer(get, topic([recommend, recommend]))] });
  await expect.poll(() => document.title).toBe("Rainy week - Topic - Sundry");
  await expect.element(page.getByRole("heading", { level: 1, name: "Rainy week" })).toBeVisible();
  await expectCount(page.getByRole("heading", { name: "Rain gear" }), 2);
});

test("[GD-08] [BK-17] unknown blocks and broken data leave the rest working", async () => {
  await renderPage("/topic?id=9", {
    answers: [answer(get, topic([{ type: "hologram" }, null, { type: "recommend", options: 7 }, recommend]))],
  });
  await expect.element(page.getByRole("heading", { name: "Rain gear" })).toBeVisible();
});

for (const address of ["/topic?id=no-such", "/topic", "/topic?id="])
  test(`[GD-08] ${address} says that the topic has ended`, async () => {
    await renderPage(address, { answers: [answer(get, null), fail(home, "network")] });
    await expect.element(page.getByRole("heading", { level: 1, name: "This topic has ended" })).toBeVisible();
    await expectAccessible();
    await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
    await expectAddress("/");
  });

for (const [what, list] of [
  ["no blocks", []],
  ["no readable list", 7],
  ["unknown blocks", [{ type: "hologram", options: { list: [{ name: "A" }] } }]],
  ["blocks without content", [{ type: "recommend", options: { list: [{}] } }, null]],
] as const)
  test(`[GD-08] a topic with ${what} says that its content is missing and leads on`, async () => {
    const shop = await renderPage("/topic?id=9", { answers: [answer(get, topic(list)), fail(home, "network")] });
    await expect.element(page.getByRole("heading", { level: 1, name: "“Rainy week” can't be shown" })).toBeVisible();
    await expect.element(page.getByText(/pictures and products are missing/)).toBeVisible();
    await expect
      .element(page.getByRole("main").getByRole("link", { name: "New this week" }))
      .toHaveAttribute("href", expect.stringMatching(/goodsList/));
    await expectAccessible();
    shop.answer(answer(get, topic([recommend])));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByRole("heading", { name: "Rain gear" })).toBeVisible();
  });

for (const how of ["server", "network"] as const)
  test(`[GD-08] a failure (${how}) can be retried`, async () => {
    const shop = await renderPage("/topic?id=9", { answers: [fail(get, how)] });
    await expect.element(page.getByRole("alert").getByText("Couldn't load the topic")).toBeVisible();
    shop.answer(answer(get, topic([banner])));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Rainy week" })).toBeVisible();
  });

for (const at of pageConditions)
  test(`[GD-08] [HM-16] a topic in ${at.name}`, async () => {
    await renderPage("/topic?id=9", { ...at, answers: [answer(get, topic([banner, recommend]))] });
    await expect.element(page.getByRole("heading", { level: 1, name: "Rainy week" })).toBeVisible();
    await expect.element(page.getByRole("main").getByRole("article")).toBeVisible();
    await expectAccessible();
  });

test("[GD-08] the link can be copied", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  await renderPage("/topic?id=9", { answers: [answer(get, topic([recommend]))] });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.element(page.getByText("Link copied")).toBeVisible();
  expect(copied).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/#\/topic\?id=9$/));
});
