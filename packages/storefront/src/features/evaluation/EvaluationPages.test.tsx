import { add, get, listMine } from "@sundry/api/contract/evaluation";
import { get as order, list as orders } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { umbrella } from "../../testing/entities.ts";
import { evaluation, orderDetail, orderItem, orderSummary } from "../../testing/orders.ts";
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
} from "../../testing/renderPage.tsx";

const form = "/home/AddEval?sn=O1&itemSn=OI1";
const received: readonly Answer[] = [
  answer(order, orderDetail({ orderItems: [orderItem({ commentStatus: "UNFINISHED" })] })),
];
const send = page.getByRole("button", { name: "Submit review" });

test("[VA-04] each missing entry says so at its field, and the first error gets the focus", async () => {
  const shop = await renderPage(form, { answers: received });
  await send.click();
  await expect.element(page.getByText("Choose good, average or poor.")).toBeVisible();
  await expectCount(page.getByText("Choose one to five stars."), 3);
  await expect.element(page.getByText("Enter your review.")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Good", exact: true })).toHaveFocus();
  await expect.poll(() => shop.sent(add)).toEqual([]);
});

test("[MC-06] a refused review keeps everything that was typed", async () => {
  const shop = await renderPage(form, { answers: [...received, fail(add, "network")] });
  await page.getByRole("radio", { name: "Poor", exact: true }).click();
  for (const name of ["As described", "Service", "Delivery"])
    await page
      .getByRole("radiogroup", { name })
      .getByRole("radio", { name: /^1 star/ })
      .click({ force: true });
  await page.getByLabelText(/^Your review/).fill("Broke at once.");
  await send.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  await expect.element(page.getByLabelText(/^Your review/)).toHaveValue("Broke at once.");
  shop.answer(
    answer(add, { goodsId: "1", skuId: "11" }),
    answer(orders, pageOf([])),
    answer(listMine, pageOf([evaluation()])),
  );
  await send.click();
  await expect.element(page.getByText("Thank you. Your review is published.")).toBeVisible();
  expect(shop.sent(add).at(-1)).toMatchObject({ grade: "WORSE", content: "Broke at once.", serviceScore: "1" });
});

test("[MC-06] without the call for one review it is found in the list; someone else's is not", async () => {
  const shop = await renderPage("/home/EvalDetail?id=3", {
    answers: [fail(get, "missing"), answer(listMine, pageOf([evaluation()]))],
  });
  await expect.element(page.getByRole("region", { name: "Your review" })).toMatchTextContent("Stands every storm.");
  shop.answer(answer(listMine, pageOf([])));
  await shop.reload();
  await expect.element(page.getByRole("heading", { level: 1, name: "We can't find this review" })).toBeVisible();
  shop.answer(fail(order, "missing"));
  await shop.reload(form);
  await expect.element(page.getByRole("heading", { level: 1, name: "We can't find this item" })).toBeVisible();
});

test("[MC-06] a reviewed item leads to its review, and one not yet received says so", async () => {
  const shop = await renderPage(form, {
    answers: [answer(order, orderDetail({ orderItems: [orderItem({ commentStatus: "NEW" })] }))],
  });
  await expect.element(page.getByRole("heading", { level: 1, name: "You can't review this yet" })).toBeVisible();
  shop.answer(
    answer(order, orderDetail({ orderItems: [orderItem({ commentStatus: "FINISHED" })] })),
    answer(listMine, pageOf([evaluation()])),
    answer(get, evaluation()),
  );
  await shop.reload();
  await expectAddress("/home/EvalDetail?id=3");
  await expect.element(page.getByText("The store hasn't replied yet.")).toBeVisible();
  shop.answer(answer(get, evaluation({ reply: "Thank you!", replyStatus: true })));
  await shop.reload();
  await expect.element(page.getByRole("region", { name: /^Store reply/ })).toMatchTextContent("Thank you!");
});

test("[AP-04] empty lists say what to do next, and a failed one can be retried", async () => {
  const shop = await renderPage("/home/CommentList", {
    answers: [answer(orders, pageOf([])), answer(listMine, pageOf([]))],
  });
  await expect.element(page.getByText("Nothing to review")).toBeVisible();
  await page.getByRole("tab", { name: "Reviewed" }).click();
  await expect.element(page.getByText("You haven't written any reviews yet")).toBeVisible();
  shop.answer(fail(listMine, "network"));
  await shop.reload();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(answer(listMine, pageOf([])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("You haven't written any reviews yet")).toBeVisible();
});

for (const at of pageConditions)
  test(`[HM-16] the review pages in ${at.name}`, async () => {
    await renderPage("/home/CommentList", {
      ...at,
      answers: [
        ...received,
        answer(orders, pageOf([orderSummary({ orderStatus: "COMPLETED" })])),
        answer(listMine, pageOf([evaluation()])),
        answer(get, evaluation()),
      ],
    });
    await expect.element(page.getByRole("link", { name: /^(Write a review|写评价)/ })).toBeVisible();
    await expectAccessible();
    goTo(form);
    await expectCount(page.getByRole("radiogroup"), 4);
    await expectAccessible();
    goTo("/home/CommentList?tab=written");
    await expect.element(page.getByText("Stands every storm.")).toBeVisible();
    await expect.element(page.getByRole("main")).toMatchTextContent(umbrella);
    await expectAccessible();
    goTo("/home/EvalDetail?id=3");
    await expect.element(page.getByText("Stands every storm.")).toBeVisible();
    await expectAccessible();
  });
