import { reasons } from "@sundry/api/contract/afterSale";
import { cancel, get, list } from "@sundry/api/contract/complaint";
import type { Complaint, ComplaintDetail } from "@sundry/api/contract/entities/complaint";
import { get as getOrder } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { umbrella } from "../../testing/entities.ts";
import { orderDetail, orderItem } from "../../testing/orders.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  goTo,
  pageConditions,
  pageOf,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const form = "/home/Complain?sn=O1&itemSn=OI1";

function complaint(change: Partial<Complaint> = {}): Complaint {
  return {
    id: "5",
    orderSn: "O1",
    orderItemSn: "OI1",
    goodsId: "1",
    skuId: "11",
    goodsName: umbrella,
    goodsPrice: 3.48,
    num: 12,
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    memberId: "1",
    complainTopic: "The description is misleading",
    content: "Six ribs, not eight.",
    complainStatus: "NEW",
    createTime: "2026-11-20 10:00:00",
    ...change,
  };
}

function detail(change: Partial<ComplaintDetail> = {}): ComplaintDetail {
  const said = { id: "1", createTime: "2026-11-20 10:00:00", complainId: "5", content: "Please count." };
  return {
    ...complaint(),
    orderComplaintCommunications: [{ ...said, owner: "BUYER" as const }],
    orderComplaintImages: [],
    ...change,
  };
}

const orderWith = (complainStatus: "NO_APPLY" | "CANCEL" | "NEW" | "EXPIRED") =>
  answer(getOrder, orderDetail({ orderItems: [orderItem({ complainStatus })] }));

/** A marketplace with one complaint, which can be withdrawn. */
function marketplace(): readonly Answer[] {
  let complainStatus: Complaint["complainStatus"] = "NEW";
  return [
    answer(list, () => pageOf([complaint({ complainStatus })])),
    answer(get, () => detail({ complainStatus })),
    answer(cancel, () => {
      complainStatus = "CANCEL";
      return null;
    }),
  ];
}

test("[MC-05] a complaint is withdrawn after a question, and the item can't be complained about again", async () => {
  const shop = await renderPage("/home/ComplainList", { answers: [...marketplace(), orderWith("CANCEL")] });
  const card = page.getByRole("article", { name: "No. 5" });
  await expect.element(card).toMatchTextContent("The description is misleading");
  await card.getByRole("button", { name: `Withdraw the complaint about ${umbrella}` }).click();
  await expect.poll(() => shop.sent(cancel)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw complaint" }).click();
  await expect.element(page.getByText("Complaint withdrawn")).toBeVisible();
  await expect.poll(() => shop.sent(cancel)).toEqual([{ id: "5" }]);
  await expect.element(card).toMatchTextContent("Withdrawn");
  await expectCount(card.getByRole("button"), 0);
  await card.getByRole("link", { name: /^View the complaint/ }).click();
  await expect.element(page.getByText("You withdrew this complaint. You can't add to it.")).toBeVisible();
  goTo(form);
  await page.getByRole("link", { name: "View complaint" }).click();
  await expectAddress("/home/ComplainDetail?id=5");
});

test("[MC-05] someone else's and unknown complaints and items say so and reveal nothing", async () => {
  await renderPage("/home/ComplainDetail?id=5", {
    answers: [
      refuse(get, "This is not yours.", 20_005),
      answer(reasons, []),
      refuse(getOrder, "Unknown order.", 31_002),
      answer(list, pageOf([])),
    ],
  });
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toMatchTextContent("We can't find this complaint");
  goTo("/home/ComplainDetail");
  await expect.element(heading).toMatchTextContent("We can't find this complaint");
  goTo(form);
  await expect.element(heading).toMatchTextContent("We can't find this item");
});

test("[MC-05] before anything is shipped a complaint is too early, and later too late", async () => {
  const shop = await renderPage(form, { answers: [orderWith("NEW"), answer(list, pageOf([]))] });
  await expect
    .element(page.getByRole("link", { name: "View order" }))
    .toHaveAttribute("href", expect.stringMatching("sn=O1"));
  await expectCount(page.getByRole("textbox", { name: /^What happened/ }), 0);
  const early = page.getByRole("heading", { level: 1 }).element().textContent;
  shop.answer(orderWith("EXPIRED"));
  await shop.reload();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).element().textContent).not.toBe(early);
  await expectCount(page.getByRole("textbox", { name: /^What happened/ }), 0);
});

test("[MC-05] [AP-04] a list that fails says why and can be retried; without complaints it says so", async () => {
  const shop = await renderPage("/home/ComplainList", { answers: [fail(list, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(answer(list, pageOf([])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("No complaints")).toBeVisible();
});

for (const at of pageConditions)
  test(`[HM-16] [MC-05] the complaint pages in ${at.name}`, async () => {
    const topic = { id: "1", reason: "The description is misleading", serviceType: "COMPLAIN" as const };
    await renderPage(form, { ...at, answers: [...marketplace(), orderWith("NO_APPLY"), answer(reasons, [topic])] });
    await expect.element(page.getByRole("textbox", { name: /^(What happened|投诉内容)/ })).toBeVisible();
    await expectAccessible();
    goTo("/home/ComplainList");
    await expectCount(page.getByRole("main").getByRole("article"), 1);
    await expectAccessible();
    goTo("/home/ComplainDetail?id=5");
    await expect.element(page.getByRole("log")).toMatchTextContent("Please count.");
    await expectAccessible();
  });
