import { getByType } from "@sundry/api/contract/article";
import { categoryChildren } from "@sundry/api/contract/goods";
import { children } from "@sundry/api/contract/region";
import { applyStatus, applyThird } from "@sundry/api/contract/storeEntry";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tabStorage } from "../../shared/session/storage.ts";
import { article } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  fail,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

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

test("[MC-16] a taken name is marked at its field, and nothing typed is lost", async () => {
  const place = { storeAddressPath: "China,Zhejiang,Jinhua,Yiwu", storeAddressIdPath: "1,2,3,4" };
  const shop = await renderPage(address, {
    answers: [
      ...begun,
      answer(categoryChildren, [{ id: "3", name: "Kitchen", parentId: "0", level: 0 }]),
      answer(applyStatus, {
        id: "1",
        storeId: "",
        storeDisable: "APPLY",
        companyName: "Mei Weaving",
        settlementBankAccountNum: "6200000000000001",
        storeName: "Baskets",
        storeDesc: "Baskets, woven by hand.",
        goodsManagementCategory: "3",
        storeAddressDetail: "18 Chouzhou North Road",
        ...place,
      }),
      refuse(applyThird, "This store name is already taken.", 50_002),
    ],
  });
  const name = page.getByLabelText("Store name");
  await expect.element(name).toHaveValue("Baskets");
  await name.fill("Jinhe Umbrella Works");
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/This store name is already taken\./);
  await expect.element(name).toHaveValue("Jinhe Umbrella Works");
  expect(shop.sent(applyThird)).toMatchObject([{ storeName: "Jinhe Umbrella Works", ...place }]);
});

test("[MC-16] [VA-01] a file that is not a photo is refused before it is sent", async () => {
  // An upload has no answer here, and would fail the test.
  await renderPage(address, { answers: begun });
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Start application" }).click();
  await expect.element(page.getByLabelText("Company name")).toBeVisible();
  const fields = [...document.querySelectorAll("[data-field='UploadField']")];
  const field = fields.find(({ textContent }) => textContent.includes("Photo of the licence"));
  const input = field?.querySelector("input[type='file']:not([capture])");
  if (!input) throw new Error("The form has no field for the licence");
  await userEvent.upload(input, new File(["%PDF-1.7"], "licence.pdf", { type: "application/pdf" }));
  await expect.element(page.getByText(/^Upload a photo: JPEG/)).toBeVisible();
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
