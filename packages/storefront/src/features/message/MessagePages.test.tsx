import { list, read, remove } from "@sundry/api/contract/message";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { message } from "../../testing/entities.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  goTo,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const subjects = page.getByRole("main").getByRole("link", { name: /Payment received|on its way/ });
const two = [message({ id: "8", title: "Your order is on its way" }), message()];

test("[MC-13] a refusal restores the message with the reason; an unknown one leads to the list", async () => {
  const shop = await renderPage("/home/MsgList", { answers: [answer(list, pageOf(two)), fail(remove, "network")] });
  await expectCount(subjects, 2);
  await page.getByRole("button", { name: "Move to bin: Payment received" }).click();
  await expect.element(page.getByText("Network error. Try again later.")).toBeVisible();
  await expectCount(subjects, 2);
  expect(shop.sent(remove)).toEqual([{ id: "7" }]);
  goTo("/home/MsgDetail?id=1");
  await expect.element(page.getByText("We can't find this message.")).toBeVisible();
  await expectAddress("/home/MsgList");
});

test("[MC-13] empty and failed lists of messages say so", async () => {
  const shop = await renderPage("/home/MsgList", { answers: [fail(list, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(answer(list, pageOf([])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "No unread messages" })).toBeVisible();
});

test("[MC-13] messages that arrived without a network show once it is back", async () => {
  const shop = await renderPage("/home/MsgList", { answers: [answer(list, pageOf([]))] });
  await expect.element(page.getByRole("heading", { name: "No unread messages" })).toBeVisible();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  window.dispatchEvent(new Event("offline"));
  await expect.element(page.getByText(/^You're offline/)).toBeVisible();
  shop.answer(answer(list, pageOf([message()])));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expectCount(subjects, 1);
  await expect
    .element(page.getByRole("navigation", { name: "My Sundry" }).getByRole("link", { name: /^Messages/ }))
    .toMatchTextContent("1");
});

test("[MC-13] [VA-05] markup in a message shows as text, and only web addresses are links", async () => {
  const hostile = message({
    title: "<i>News</i>",
    content: "<img src=x onerror=alert(1)> javascript:alert(1) https://example.com/a.",
    status: "ALREADY_READY",
  });
  await renderPage("/home/MsgDetail?id=7", { answers: [answer(list, pageOf([hostile]))] });
  await expect.element(page.getByRole("heading", { level: 1, name: "<i>News</i>" })).toBeVisible();
  const text = page.getByRole("article");
  await expectCount(text.getByRole("link"), 1);
  await expect.element(text.getByRole("link")).toHaveAttribute("href", "https://example.com/a");
  await expect.element(text.getByRole("link")).toHaveAttribute("rel", expect.stringContaining("noopener noreferrer"));
  await expect.element(text).toMatchTextContent("<img src=x onerror=alert(1)>");
});

test("[MC-13] a message about goods leads to them", async () => {
  const fell = message({ title: "Lower price", goodsId: "1", skuId: "11", status: "ALREADY_READY" });
  await renderPage("/home/MsgDetail?id=7", { answers: [answer(list, pageOf([fell]))] });
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "View product" }))
    .toHaveAttribute("href", expect.stringMatching(/goodsDetail\?goodsId=1&skuId=11$/));
});

for (const at of pageConditions)
  test(`[HM-16] the message pages in ${at.name}`, async () => {
    await renderPage("/home/MsgList", { ...at, answers: [answer(list, pageOf(two)), answer(read, true)] });
    await expectCount(subjects, 2);
    await expectAccessible();
    await subjects.first().click();
    await expect.element(page.getByRole("main").getByRole("article")).toBeVisible();
    await expectAccessible();
  });
