import { categories, get, list } from "@sundry/api/contract/article";
import type { Call } from "@sundry/api/contract/call";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client } from "../../shared/data/client.ts";
import { article, articleTopics } from "../../testing/entities.ts";
import { preferMotion } from "../../testing/preferMotion.ts";
import { answer, expectAddress, expectCount, pageOf, renderPage } from "../../testing/renderPage.tsx";

const announcements = Array.from({ length: 10 }, (_, at) => article({ id: `${at + 1}`, title: `News no. ${at + 1}` }));
const news = page.getByRole("group", { name: "Announcements" });
const track = () => getComputedStyle(news.element().querySelector(":scope > div") ?? document.body);

test("[HM-01] the shop's line scrolls, without announcements too", async () => {
  await preferMotion("no-preference");
  await renderPage("/mailUs", { answers: [answer(list, pageOf([]))] });
  await expect.element(news.getByText(/^Items from many stores in one order/).first()).toBeInTheDocument();
  const left = () =>
    news
      .getByText(/^Items from many stores/)
      .first()
      .element()
      .getBoundingClientRect().left;
  const before = left();
  await expect.poll(left).toBeLessThan(before);
});

test("[HM-01] the announcements scroll, can be paused permanently, and stand still with reduced motion", async () => {
  await preferMotion("no-preference");
  const shop = await renderPage("/mailUs", {
    answers: [answer(list, pageOf(announcements)), answer(categories, articleTopics()), answer(get, article())],
  });
  await expectCount(news.getByRole("link"), 10);
  expect(shop.sent(list)).toEqual([{ type: "ANNOUNCEMENT", pageNumber: "1", pageSize: "10", sort: "sort" }]);
  await expect.poll(() => track().animationPlayState).toBe("running");
  await page.getByRole("button", { name: "Pause announcements" }).click();
  await page.getByRole("button", { name: "Send message" }).hover();
  await expect.poll(() => track().animationPlayState).toBe("paused");
  await shop.reload();
  await expect.element(page.getByRole("button", { name: "Play announcements" })).toBeVisible();
  await preferMotion("reduce");
  await expect.poll(() => track().animationName).toBe("none");

  // One stop of the keyboard, not ten.
  expect(news.element().querySelectorAll("a:not([inert] a)[tabindex='0']")).toHaveLength(1);
  (page.getByRole("button", { name: "Play announcements" }).element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(news.getByRole("link").nth(1)).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(news.getByRole("link").last()).toHaveFocus();
  await userEvent.keyboard("{Home}{Enter}");
  await expectAddress("/article?id=1");
});

test("[HM-01] [AP-09] a backend that ignores the type is asked for the category of announcements", async () => {
  const supports = vi.spyOn(client, "supports").mockImplementation((call: Call, parameter) => {
    return call.id !== list.id || parameter !== "type";
  });
  onTestFinished(() => supports.mockRestore());
  const [help, ...others] = articleTopics();
  const notices = { id: "20", articleCategoryName: "Notices", parentId: "10", level: 1, type: "ANNOUNCEMENT" } as const;
  const tree = help ? [{ ...help, children: [notices] }, ...others] : others;
  const shop = await renderPage("/mailUs", {
    answers: [
      answer(list, ({ categoryId }) => pageOf(categoryId === "20" ? announcements : [article()])),
      answer(categories, tree),
    ],
  });
  await expectCount(news.getByRole("link"), 10);
  expect(shop.sent(list)).toEqual([{ categoryId: "20", pageNumber: "1", pageSize: "10", sort: "sort" }]);
});
