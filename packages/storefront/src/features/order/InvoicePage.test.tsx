import type { Receipt } from "@sundry/api/contract/entities/receipt";
import { overview } from "@sundry/api/contract/member";
import { get, list } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { memberOverview, umbrella } from "../../testing/entities.ts";
import { orderDetail, orderItem } from "../../testing/orders.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  fail,
  pageOf,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

function withInvoice(change: Partial<Receipt> = {}) {
  const receipt = {
    id: "9001",
    receiptTitle: "Havenstraat Supplies BV",
    taxpayerId: "NL8600 12345",
    receiptPrice: 41.76,
    receiptStatus: 1,
    issueTime: "2026-11-21 10:00:00",
    ...change,
  };
  return answer(get, orderDetail({ receipt }, { payStatus: "PAID", orderStatus: "UNDELIVERED" }));
}

const sheet = page.getByRole("article", { name: "Invoice" });

test("[MC-03] an issued invoice is opened from its order, with buyer, seller, goods and amounts, and leads back", async () => {
  await renderPage("/home/OrderDetail?sn=O1", { answers: [withInvoice()] });
  await page.getByRole("link", { name: "Open invoice" }).click();
  await expectAddress("/home/Invoice?sn=O1");
  for (const part of ["9001", "21 Nov 2026", "O1", "Jinhe Umbrella Works", "Havenstraat Supplies BV", "NL8600 12345"])
    await expect.element(sheet.getByText(part, { exact: true })).toBeVisible();
  await expect.element(sheet.getByRole("listitem")).toMatchTextContent(`${umbrella}$3.48 × 12$41.76`);
  await expect.element(sheet.getByRole("region", { name: "Amounts" })).toMatchTextContent("Total$41.76");
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expectAddress("/home/OrderDetail?sn=O1");
  await expect.element(page.getByText("(issued)")).toBeVisible();
});

test("[MC-03] an invoice that is not issued and an order that is not the buyer's say so, with a way on", async () => {
  const shop = await renderPage("/home/Invoice?sn=O1", { answers: [withInvoice({ receiptStatus: 0 })] });
  await expect.element(page.getByRole("heading", { name: "There is no invoice yet" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Back to the order" })).toBeVisible();
  shop.answer(answer(get, orderDetail({ receipt: { receiptStatus: 1 } }, { orderStatus: "CANCELLED" })));
  await shop.reload();
  await expect.element(page.getByRole("heading", { name: "There is no invoice yet" })).toBeVisible();
  shop.answer(refuse(get, "Not yours.", 20_005), answer(list, pageOf([])), answer(overview, memberOverview()));
  await shop.reload();
  await page.getByRole("link", { name: "My orders" }).click();
  await expectAddress("/home/MyOrder");
});

test("[MC-03] [AP-04] an invoice that failed to load can be retried", async () => {
  const shop = await renderPage("/home/Invoice?sn=O1", { answers: [fail(get, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(withInvoice());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(sheet).toBeVisible();
});

for (const at of pageConditions)
  test(`[HM-16] [MC-03] an invoice in ${at.name}`, async () => {
    await renderPage("/home/Invoice?sn=O1", { ...at, answers: [withInvoice()] });
    await expect.element(page.getByText("Havenstraat Supplies BV")).toBeVisible();
    await expectAccessible();
  });

test("[MC-03] an order with tax has it by rate on its page and its invoice, with the numbers of invoice and seller", async () => {
  const tax = {
    name: "VAT",
    included: true,
    taxPrice: 6.67,
    rates: [{ rate: 19, netPrice: 35.09, taxPrice: 6.67 }],
    shopNumber: "DE123456789",
    seller: ["Clay & Co Ltd", "20095 Hamburg"],
  };
  const receipt = { id: "9001", receiptTitle: "Havenstraat Supplies BV", receiptStatus: 1 };
  const paid = { payStatus: "PAID", orderStatus: "UNDELIVERED", tax, invoiceNumber: "2026-000007" } as const;
  const times = { paymentTime: "2026-11-21 10:00:00" };
  const item = orderItem({ taxRate: 19 });
  const detail = orderDetail({ receipt, orderItems: [item] }, { ...paid, ...times });
  await renderPage("/home/OrderDetail?sn=O1", { answers: [answer(get, detail)] });
  await expect.element(page.getByText("Includes 19% VAT ($6.67)")).toBeVisible();
  await expect.element(page.getByText("Invoice number: 2026-000007")).toBeVisible();
  await page.getByRole("link", { name: "Open invoice" }).click();
  for (const part of ["2026-000007", "DE123456789", "20 Nov 2026", "19% VAT"])
    await expect.element(sheet.getByText(part, { exact: true }).first()).toBeVisible();
  for (const part of [
    "Clay & Co Ltd 20095 Hamburg",
    "Mei Tanaka 18 Chouzhou North Road, Yiwu, Jinhua, Zhejiang, China",
  ])
    await expect.element(sheet.getByText(part)).toBeVisible();
  const row = sheet.getByRole("table", { name: "VAT" }).getByRole("row", { name: "19% $35.09 $6.67 $41.76" });
  await expect.element(row).toBeVisible();
  await expect.element(sheet.getByText("9001")).not.toBeInTheDocument();
});

test("[MC-03] an order with an invoice number does not say that it has no invoice", async () => {
  const numbered = orderDetail({ receipt: null }, { payStatus: "PAID", invoiceNumber: "2026-000008" });
  await renderPage("/home/OrderDetail?sn=O1", { answers: [answer(get, numbered)] });
  await expect.element(page.getByText("Invoice number: 2026-000008")).toBeVisible();
  await expect.element(page.getByText(/No invoice/)).not.toBeInTheDocument();
});

test("[MC-03] a numbered invoice stays when its order is cancelled, with a credit note for what was paid back", async () => {
  const tax = { name: "VAT", included: true, taxPrice: 6.67, rates: [{ rate: 19, netPrice: 35.09, taxPrice: 6.67 }] };
  const creditNotes = [{ number: "2026-000008", time: "2026-11-22 10:00:00", price: 41.76, taxPrice: 6.67 }];
  const numbered = {
    payStatus: "PAID",
    orderStatus: "CANCELLED",
    tax,
    invoiceNumber: "2026-000007",
    creditNotes,
  } as const;
  await renderPage("/home/OrderDetail?sn=O1", { answers: [answer(get, orderDetail({ receipt: null }, numbered))] });
  await page.getByRole("link", { name: "Open invoice" }).click();
  const notes = sheet.getByRole("table", { name: "Credit notes" });
  await expect.element(notes.getByRole("row", { name: "2026-000008 22 Nov 2026 $41.76 $6.67" })).toBeVisible();
  await expectAccessible();
});
