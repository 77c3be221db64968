import { getByType } from "@sundry/api/contract/article";
import { categoryChildren } from "@sundry/api/contract/goods";
import { children } from "@sundry/api/contract/region";
import { applyStatus } from "@sundry/api/contract/storeEntry";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { article } from "../../testing/entities.ts";
import { type Answer, answer, circumstances, expectAccessible, renderPage } from "../../testing/renderPage.tsx";

const address = "/shopEntry?id=1";
const begun: readonly Answer[] = [
  answer(applyStatus, null),
  answer(getByType, article({ title: "Joining agreement", content: "<p>Be honest with buyers.</p>" })),
  answer(children, []),
  answer(categoryChildren, []),
];

for (const at of circumstances)
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
