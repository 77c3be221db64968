import { categories, get, list } from "@sundry/api/contract/article";
import { list as orders } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { article, articleTopics } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  fail,
  goTo,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const topics = page.getByRole("navigation", { name: "Help topics" });
const main = page.getByRole("main");
const about = article();
const minimum = article({ id: "2", title: "Minimum orders and prices by quantity", categoryId: "11" });
const refund = article({ id: "3", title: "How a refund works", categoryId: "12" });
const all = [about, minimum, refund];

const help: readonly Answer[] = [
  answer(orders, pageOf([])),
  answer(categories, articleTopics()),
  answer(list, ({ title = "", categoryId }) =>
    pageOf(
      all.filter((one) => one.title.toLowerCase().includes(title) && (!categoryId || one.categoryId === categoryId)),
    ),
  ),
  answer(get, ({ id }) => all.find((one) => one.id === id) ?? null),
];

test("[GD-07] a link to an article opens it and its category, also by its other address", async () => {
  const shop = await renderPage("/article?id=3", { answers: help });
  for (const path of ["article", "article/detail"]) {
    await shop.reload(`/${path}?id=3`);
    await expect.element(page.getByRole("heading", { level: 1, name: "How a refund works" })).toBeVisible();
    await expect
      .element(topics.getByRole("link", { name: "Returns and refunds" }))
      .toHaveAttribute("aria-current", "true");
  }
});

test("[GD-07] topics lead to articles, and an article to the next one and back", async () => {
  const costs = article({ id: "4", title: "Shipping costs", categoryId: "10" });
  await renderPage("/article", {
    answers: [
      ...help,
      answer(list, ({ categoryId }) => pageOf(categoryId === "11" ? [minimum] : [about, costs])),
      answer(get, ({ id }) => [about, costs].find((one) => one.id === id) ?? null),
    ],
  });
  await expect.poll(() => document.title).toBe("Help centre - Sundry");
  const heading = page.getByRole("heading", { level: 1 });
  await topics.getByRole("link", { name: "Delivery" }).click();
  await expect.element(heading).toMatchTextContent("Delivery");
  await expect.element(topics.getByRole("link", { name: "Delivery" })).toHaveAttribute("aria-current", "true");
  await main.getByRole("link", { name: "About us" }).click();
  await expect.element(heading).toMatchTextContent("About us");
  await expect.poll(() => document.title).toBe("About us - Help centre - Sundry");
  await expect.element(page.getByText(/^Updated \d+ \w+ \d{4}$/)).toBeVisible();
  const around = page.getByRole("navigation", { name: "More on this topic" });
  await around.getByRole("link", { name: /^Next/ }).click();
  await expect.element(heading).toMatchTextContent("Shipping costs");
  await around.getByRole("link", { name: /^Previous/ }).click();
  await expect.element(heading).toMatchTextContent("About us");
});

test("[GD-07] titles can be searched, and the search is in the address", async () => {
  await renderPage("/article", { answers: help });
  const box = main.getByRole("searchbox", { name: "Search titles" });
  await box.fill("refund");
  await userEvent.keyboard("{Enter}");
  await expectAddress(/title=refund/);
  await expect.element(main.getByRole("link", { name: /refund works/ })).toBeVisible();
  await expect.element(main.getByRole("link", { name: "About us" })).not.toBeInTheDocument();
  await box.fill("zzz");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "No article titles contain “zzz”" })).toBeVisible();
  await page.getByRole("link", { name: "Show all articles" }).click();
  await expect.element(main.getByRole("link", { name: "About us" })).toBeVisible();
});

test("[GD-07] an unknown id leads to the list with a note", async () => {
  await renderPage("/article/detail?id=no-such", { answers: help });
  await expect.element(page.getByText(/^That article is no longer available\./)).toBeVisible();
  await expect.element(main.getByRole("link", { name: /Minimum orders/ })).toBeVisible();
  await expectAccessible();
});

test("[VA-05] [GD-07] a hostile text runs nothing; its anchors work", async () => {
  const tall = "<p>line</p>".repeat(120);
  const hostile = article({
    title: "Hostile",
    content: `<a href="#end">To the end</a><img src=x onerror="window.ran=1"><script>window.ran=1</script>
      <a href="javascript:window.ran=1">press</a>${tall}<h3 id="end">The end</h3>`,
    categoryId: null,
  });
  await renderPage("/article?id=1", { answers: [...help, answer(get, hostile)] });
  await page.getByRole("link", { name: "To the end" }).click();
  await expect.element(page.getByRole("heading", { name: "The end" })).toBeInViewport();
  await expectAddress("/article?id=1");
  await page.getByText("press", { exact: true }).click();
  expect("ran" in window).toBe(false);
});

test("[GD-07] a category without articles says so", async () => {
  await renderPage("/article", { answers: [...help, answer(list, pageOf([]))] });
  await expect.element(page.getByRole("heading", { name: "No articles here" })).toBeVisible();
});

for (const [part, call, address] of [
  ["list", list, "/article"],
  ["text", get, "/article?id=1"],
] as const)
  for (const how of ["server", "network"] as const)
    test(`[GD-07] a failure (${how}) of the ${part} can be retried, and the rest stays`, async () => {
      const shop = await renderPage(address, { answers: [...help, fail(call, how)] });
      await expect.element(main.getByRole("alert")).toBeVisible();
      await expect.element(topics.getByRole("link", { name: "Delivery" })).toBeVisible();
      shop.answer(...help);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect.element(main.getByText("About us").first()).toBeVisible();
      await expect.element(main.getByRole("alert")).not.toBeInTheDocument();
    });

test("[GD-07] on a phone the topics open under a button and close after a choice", async () => {
  await renderPage("/article?categoryId=10", { width: 390, answers: help });
  await expect.element(topics.getByRole("link", { name: "Paying" })).not.toBeInTheDocument();
  await topics.getByRole("button", { name: "Delivery" }).click();
  await topics.getByRole("link", { name: "Paying" }).click();
  await expect.element(topics.getByRole("button", { name: "Paying" })).toHaveAttribute("aria-expanded", "false");
});

for (const at of pageConditions)
  test(`[GD-07] [HM-16] list and article in ${at.name}`, async () => {
    await renderPage("/article", { ...at, answers: help });
    const heading = { level: 1, name: at.locale === "zh" ? "帮助中心" : "Help centre" } as const;
    await expect.element(page.getByRole("heading", heading)).toBeVisible();
    await expect.element(main.getByRole("link", { name: "Delivery" })).toBeVisible();
    await expectAccessible();
    goTo("/article/detail?id=1");
    await expect.element(main.getByRole("article")).toMatchTextContent(/Sundry/);
    await expectAccessible();
  });
