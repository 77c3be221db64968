import { getByType } from "@sundry/api/contract/article";
import { categoryChildren } from "@sundry/api/contract/goods";
import { children } from "@sundry/api/contract/region";
import { applyStatus } from "@sundry/api/contract/storeEntry";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { tabStorage } from "../../shared/session/storage.ts";
import { article } from "../../testing/entities.ts";
import { type Answer, answer, pageConditions, expectAccessible, fail, renderPage } from "../../testing/renderPage.tsx";

const address = "/shopEntry?id=1";
const begun: readonly Answer[] = [
  answer(applyStatus, null),
  answer(getByType, article({ title: "Joining agreement", content: "<p>Be honest with buyers.</p>" })),
  answer(children, []),
  answer(categoryChildren, []),
];

test("[MC-16] a failure can be retried; a backend without applications leads to the contact form", async () => {
  const shop = await renderPage(address, { answers: [...begun, fail(applyStatus, "server")] });
  const again = page.getByRole("button", { name: /Try again|Retry/ });
  await expect.element(again).toBeVisible();
  shop.answer(...begun);
  await again.click();
  await expect.element(page.getByRole("heading", { level: 2, name: "Store agreement" })).toBeVisible();
  shop.answer(fail(applyStatus, "missing"));
  await shop.reload();
  await expect.element(page.getByText(/^This shop takes applications by message\./)).toBeVisible();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Contact us" }))
    .toHaveAttribute("href", "#/mailUs");
});

test("[MC-16] an identity card number is not stored in the browser, but the rest of the form is", async () => {
  await renderPage(address, { answers: begun });
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Start application" }).click();
  await page.getByLabelText(/^Identity card number/).fill("33078219900101123X");
  await page.getByLabelText("Company name").fill("Mei Weaving");
  const stored = () => tabStorage.get("drafts") ?? "";
  await expect.poll(stored).toContain("Mei Weaving");
  expect(stored()).not.toContain("33078219900101123X");
});

for (const at of pageConditions)
  test(`[HM-16] the application and its statuses in ${at.name}`, async () => {
    const shop = await renderPage(address, { ...at, answers: begun });
    await expect.element(page.getByRole("heading", { level: 2, name: /Store agreement|入驻协议/ })).toBeVisible();
    await expect.element(page.getByRole("checkbox")).toBeVisible();
    await expectAccessible();
    await page.getByRole("checkbox").click();
    await page.getByRole("button", { name: /Start application|开始申请/ }).click();
    await page.getByRole("button", { name: /Save and continue|保存并继续/ }).click();
    await expectAccessible();
    const entry = { id: "1", storeId: "2", companyName: "Mei Weaving", storeName: "Baskets", linkName: "Mei Tanaka" };
    for (const [storeDisable, reason] of [
      ["APPLYING", null],
      ["OPEN", null],
      ["CLOSED", "No goods for a year."],
      ["REFUSED", "The licence can't be read."],
    ] as const) {
      shop.answer(answer(applyStatus, { ...entry, storeDisable, reason }));
      await shop.reload();
      await expect.element(page.getByText("Mei Weaving")).toBeVisible();
      await expectAccessible();
    }
  });
